import type { Clip, Sosie } from './clip.ts';
import { cadreAt, type CibleVue, type Clic, type Ecran, touche } from './juge.ts';

/** Where he is seen, some seconds around the moment that is told. */
export interface SosieVu extends Sosie {
  cible: CibleVue;
}

/** A clip as the database has it. */
export type ClipGarde = Omit<Clip, 'sosies'> & { sosies: readonly SosieVu[] };

/** In seconds, before and after: a click so near is on him for what is told. */
export const AUTOUR_DU_SOSIE = 4;
/** In seconds: a danger that opens is what one looks at. */
const PRES = 0.5;

/** By look-alike, the ranks of the wrong clicks on it; each click is on the first that it touches. */
export function clicsSurSosies(
  sosies: readonly SosieVu[],
  clics: readonly Clic[],
  faux: readonly number[],
  ecran: Ecran,
): number[][] {
  const qui = faux.map((i) => sosies.findIndex(({ cible }) => touche(clics[i]!, cible, ecran)));
  return sosies.map((_, k) => faux.filter((_, rang) => qui[rang] === k));
}

/** All that is wrong with a clip’s look-alikes. `vus`: at their moment; `debout`: degrees across upright. */
export const defautsDesSosies = (
  { acteurs, risques, sosies, durée }: Clip,
  vus: readonly boolean[],
  cibles: readonly CibleVue[],
  debout: number,
): string[] =>
  sosies.flatMap(({ qui, quand }, i) => {
    if (!Object.hasOwn(acteurs, qui)) return [`« ${qui} » n’est pas un acteur`];
    if (quand > durée) return [`« ${qui} » est montré après la fin`];
    const risque = risques.find((un) => un.cibles.includes(qui));
    if (risque) return [`« ${qui} » est un risque : « ${risque.titre} »`];
    const pendant = risques.find(({ dès, jusque }) => quand > dès - PRES && quand < jusque);
    if (pendant) return [`« ${qui} » est montré pendant « ${pendant.titre} »`];
    const cadre = vus[i] ? cadreAt(cibles[i]!, quand) : null;
    if (!cadre) return [`« ${qui} » ne se voit pas à ${quand} s`];
    const milieu = (cadre[0] + cadre[2]) / 2;
    return Math.abs(milieu) < Math.tan((debout * Math.PI) / 360)
      ? []
      : [`« ${qui} » est hors de l’image d’un téléphone debout à ${quand} s`];
  });
