import { blanc, grisClair, noir } from './couleurs.ts';
import type { Part } from './dans.ts';
import type { Plaque } from './plaques.ts';
import type { Piece } from './svg.ts';

export interface Signe extends Piece {
  description: string;
  /** What is on the plate, and the plate's outline: a zone plate shows the one without the other. */
  dessus?: string;
  contour?: string;
  /** The plate alone: what is seen of it from behind. */
  plaque?: string;
  fond?: string;
  /** What of it a zone plate shows at its foot, where in % of the width, and in words, if that is another picture. */
  surZone?: { mots: string; parts: [x: Part, svg: string][] };
}

/** A sign whose inscription varies. `exemple` is what the contact sheet shows; `sans`, what it is without a value, if it may be. */
export interface SigneAValeur {
  sans?: Signe;
  exemple: string;
  avec: (valeur: string) => Signe;
}
/** A sign that may or may not have a text of its own. */
export type SigneLibre = Signe | ((valeur?: string) => Signe);

/** A plate, what is on it, and the same in words that keep its meaning to themselves. */
export function signe(plaque: Plaque, mots: string, ...dessus: string[]): Signe {
  return {
    l: plaque.l,
    h: plaque.h,
    svg: plaque.svg + dessus.join(''),
    description: mots === '' ? `${plaque.mots}.` : `${plaque.mots}, ${mots}.`,
    dessus: dessus.join(''),
    contour: plaque.contour,
    plaque: plaque.svg,
    fond: plaque.fond,
  };
}

/** The same in one colour on white. */
const enCouleur = ({ dessus = '', fond }: Signe, encre: string): string =>
  dessus.replace(/#[0-9A-F]{6}/gi, (couleur) => (couleur === fond ? blanc : encre));

/** What is left of a sign where it ends: its outline, and in light grey what was on it. */
export const erase = (s: Signe): string => (s.contour ?? '') + enCouleur(s, grisClair);

/** A drawing all in one colour. */
export const toutEn = (svg: string, couleur: string): string =>
  svg.replace(/#[0-9A-F]{6}/gi, couleur);

/** A sign from behind, its shape alone. */
export const dosOf = ({ plaque, svg }: Signe, couleur: string): string =>
  toutEn(plaque ?? svg, couleur);

/** What is on a sign in black on white, without its plate. */
export const enNoir = (s: Signe): string => enCouleur(s, noir);
