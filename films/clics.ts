import { cadreAt, type Clic, type Ecran, enPixels, type Fenetre, touche } from './juge.ts';

/** How soon somebody was found, by what had passed of his window. */
type Degre = 'tôt' | 'à temps' | 'tard';
const [TOT, A_TEMPS] = [0.5, 0.8];

export function degreDe({ ouvre, ferme }: Pick<Fenetre, 'ouvre' | 'ferme'>, t: number): Degre {
  const part = (t - ouvre) / (ferme - ouvre);
  return part <= TOT ? 'tôt' : part <= A_TEMPS ? 'à temps' : 'tard';
}

/** A click’s lot. `rang`: of its danger; `ecart`: seconds outside its window. */
export type SortDeClic =
  | { sorte: 'trouve'; rang: number }
  | { sorte: 'encore'; rang: number }
  | { sorte: 'tôt' | 'tard'; rang: number; ecart: number }
  | { sorte: 'faux' };

const ecartDe = ({ ouvre, ferme }: Fenetre, t: number): number =>
  t < ouvre ? ouvre - t : Math.max(0, t - ferme);

/** By click, in their order. `trouves`: by window, the click that found it. */
export function sortsDesClics(
  fenetres: readonly Fenetre[],
  clics: readonly Clic[],
  ecran: Ecran,
  trouves: readonly (number | null)[],
): SortDeClic[] {
  return clics.map((clic, i) => {
    const trouve = trouves.indexOf(i);
    if (trouve >= 0) return { sorte: 'trouve', rang: trouve };
    const [la] = fenetres
      .flatMap((fenetre, rang) =>
        fenetre.cibles.some((cible) => touche(clic, cible, ecran))
          ? [{ rang, ecart: ecartDe(fenetre, clic.t) }]
          : [],
      )
      .toSorted((un, autre) => un.ecart - autre.ecart);
    if (!la) return { sorte: 'faux' };
    if (la.ecart === 0) return { sorte: 'encore', rang: la.rang };
    return { sorte: clic.t < fenetres[la.rang]!.ouvre ? 'tôt' : 'tard', ...la };
  });
}

/** Where one of its targets is seen at a second, in the picture's pixels. */
export function placeDe({ cibles }: Fenetre, t: number, ecran: Ecran) {
  for (const cible of cibles) {
    const cadre = cadreAt(cible, t);
    if (cadre) return enPixels(cadre, ecran);
  }
  return undefined;
}

/** In seconds after the opening, and pixels: what a replay shows is there to see. */
const [MOINS, HAUT] = [0.4, 24];
const PAS = 0.1;

/** The first moment at which one sees what a ring is around; before it is too late. */
export function bienVuA(fenetre: Fenetre, ecran: Ecran): number {
  const { ouvre, ferme } = fenetre;
  const dernier = Math.max(ouvre, ferme - PAS);
  for (let t = Math.min(dernier, ouvre + MOINS); t < dernier; t += PAS) {
    const place = placeDe(fenetre, t, ecran);
    if (place && place[3] - place[1] >= HAUT) return t;
  }
  return dernier;
}
