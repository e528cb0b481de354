import { isFeminin, nomOf } from '../../drawing/scene/mots/noms.ts';
import type { Vu } from '../../drawing/scene/plan/plan.ts';
import type { Signal } from '../../drawing/signal.schema.ts';
import type { Boite } from './boites.ts';
import { type ChoixDeVue, PLAQUE_PX, USAGER_PX } from './jauge.ts';
import type { Constat } from './vus.ts';

/** A sentence about one of those whom a picture should show. */
export interface DefautDeVue {
  message: string;
  usager?: Vu['usager'];
  signal?: Signal;
}

/** A half in the frame, and a half of that unhidden, is seen. */
const MOITIE = 0.5;

const majuscule = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

const DECORS: Record<string, string> = { agent: 'l’agent', pont: 'le pont', poteau: 'un signal' };

export const nomDeBoite = ({ objet }: Boite): string =>
  objet.genre !== 'usager'
    ? (DECORS[objet.genre] ?? 'le décor')
    : objet.moi
      ? 'mon véhicule'
      : nomOf(objet, true);

const isDite = ({ objet }: Boite): boolean =>
  objet.genre === 'usager' && !objet.moi && isFeminin(objet.qui);

export const nomDeSignal = (signal: Signal): string =>
  'panneau' in signal
    ? `le signal ${signal.panneau}`
    : 'feu' in signal
      ? 'le feu'
      : 'le groupe de signaux';

function defautDe(
  nom: string,
  { dedans, cache, px, par }: Constat,
  voulu: number,
  feminin = false,
): string | undefined {
  if (dedans < MOITIE) return `${majuscule(nom)} sort de l’image.`;
  if (cache > MOITIE)
    return `${majuscule(nom)} est caché${feminin ? 'e' : ''}${par ? ` par ${nomDeBoite(par)}` : ' par le relief'}.`;
  if (Math.round(px) < voulu)
    return `${majuscule(nom)} n’a que ${Math.round(px)} pixels de haut ; il en faut ${voulu}.`;
  return undefined;
}

/** About all that the best view cannot show. */
export const defautsDeVue = ({
  usagers,
  plaques,
  vignettes,
  marquages,
}: ChoixDeVue): DefautDeVue[] => [
  ...usagers.flatMap(({ boite, constat }): DefautDeVue[] => {
    const message = defautDe(nomDeBoite(boite), constat, USAGER_PX, isDite(boite));
    const { objet } = boite;
    return message ? [{ message, ...(objet.genre === 'usager' && { usager: objet.usager }) }] : [];
  }),
  ...plaques.flatMap(({ plaque: { signal }, constat }): DefautDeVue[] => {
    const agrandi = vignettes.some(({ signaux }) => signaux.some((s) => s.signal === signal));
    const nom = nomDeSignal(signal);
    const message =
      defautDe(nom, constat, agrandi ? 0 : PLAQUE_PX) ??
      (constat.dos && !agrandi ? `${majuscule(nom)} tourne le dos.` : undefined);
    return message ? [{ message, signal }] : [];
  }),
  ...marquages
    .filter(({ marquage: { voulu }, px }) => px < voulu * MOITIE)
    .map(({ marquage: { nom } }) => ({ message: `On ne voit pas ${nom}.` })),
];
