import { blanc, grisClair, noir } from './couleurs.ts';
import type { Part } from './dans.ts';
import type { Plaque } from './plaques.ts';
import type { Piece } from './svg.ts';

export interface Signe extends Piece {
  description: string;
  /** A zone's end shows the outline without the content. */
  dessus?: string;
  contour?: string;
  plaque?: string;
  fond?: string;
  /** Its part at a zone plate's foot, with x in %, if that differs. */
  surZone?: { mots: string; parts: [x: Part, svg: string][] };
}

/** Variable inscription. `exemple`: for the contact sheet; `sans`: without a value. */
export interface SigneAValeur {
  sans?: Signe;
  exemple: string;
  avec: (valeur: string) => Signe;
}
export type SigneLibre = Signe | ((valeur?: string) => Signe);

/** `mots` tell the look, never the meaning. */
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

const enCouleur = ({ dessus = '', fond }: Signe, encre: string): string =>
  dessus.replace(/#[0-9A-F]{6}/gi, (couleur) => (couleur === fond ? blanc : encre));

export const erase = (s: Signe): string => (s.contour ?? '') + enCouleur(s, grisClair);

export const toutEn = (svg: string, couleur: string): string =>
  svg.replace(/#[0-9A-F]{6}/gi, couleur);

export const enNoir = (s: Signe): string => enCouleur(s, noir);
