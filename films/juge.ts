/** A click on the picture: seconds, shares of it from its top left corner. */
export interface Clic {
  t: number;
  x: number;
  y: number;
}

/** The player's picture: pixels, and degrees that it shows across. */
export interface Ecran {
  largeur: number;
  hauteur: number;
  angle: number;
}

/** Left, top, right, bottom: tangents of angles from the middle of the view. */
export type CadreVu = readonly [number, number, number, number];

/** Somebody who is looked for, every `PAS_DES_CADRES` from `de` on; null: hidden or outside. */
export interface CibleVue {
  de: number;
  cadres: readonly (CadreVu | null)[];
}

/** In seconds from the clip's beginning. */
export interface Fenetre {
  ouvre: number;
  ferme: number;
  cibles: readonly CibleVue[];
}

export interface Jugement {
  /** By window: the click that found it, and seconds that were left. */
  trouves: ({ clic: number; avance: number } | null)[];
  /** Clicks that found nothing. */
  faux: number[];
}

export const PAS_DES_CADRES = 0.1;
/** In pixels: a finger's width around what is looked for. */
const MARGE = 28;
/** In seconds: a finger comes down after the eye has seen. */
const RETARD = 0.3;

const tangentes = ({ x, y }: Clic, { largeur, hauteur, angle }: Ecran) => {
  const demi = Math.tan((angle * Math.PI) / 360);
  return { u: (2 * x - 1) * demi, v: ((1 - 2 * y) * demi * hauteur) / largeur, demi };
};

function touche(clic: Clic, { de, cadres }: CibleVue, ecran: Ecran): boolean {
  const { u, v, demi } = tangentes(clic, ecran);
  const marge = (2 * demi * MARGE) / ecran.largeur;
  const [premier, dernier] = [clic.t - RETARD, clic.t].map((t) =>
    Math.round((t - de) / PAS_DES_CADRES),
  ) as [number, number];
  return cadres
    .slice(Math.max(0, premier), Math.max(0, dernier + 1))
    .some(
      (cadre) =>
        cadre !== null &&
        u > cadre[0] - marge &&
        v < cadre[1] + marge &&
        u < cadre[2] + marge &&
        v > cadre[3] - marge,
    );
}

const isOuverte = ({ ouvre, ferme }: Fenetre, t: number): boolean => t >= ouvre && t <= ferme;

/**
 * The first click on a target while its window is open finds it. Another on it, or one on a target
 * that is not yet a danger, is neither right nor wrong.
 */
export function juge(fenetres: readonly Fenetre[], clics: readonly Clic[], ecran: Ecran): Jugement {
  const trouves: Jugement['trouves'] = fenetres.map(() => null);
  const faux: number[] = [];
  for (const [i, clic] of clics.entries()) {
    const sur = fenetres.flatMap((fenetre, k) =>
      fenetre.cibles.some((cible) => touche(clic, cible, ecran)) ? [k] : [],
    );
    if (sur.length === 0) faux.push(i);
    for (const k of sur) {
      const { ferme } = fenetres[k]!;
      if (trouves[k] === null && isOuverte(fenetres[k]!, clic.t))
        trouves[k] = { clic: i, avance: ferme - clic.t };
    }
  }
  return { trouves, faux };
}
