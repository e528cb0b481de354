import type { Plaque } from '../plaques.ts';
import type { Piece } from '../svg.ts';

export interface Signe extends Piece {
  description: string;
}

/** A sign whose inscription varies. `exemple` is what the contact sheet shows. */
export interface SigneAValeur {
  exemple: string;
  avec: (valeur: string) => Signe;
}

/** A plate, what is on it, and the same in words that keep its meaning to themselves. */
export function signe(plaque: Plaque, mots: string, ...dessus: string[]): Signe {
  return {
    l: plaque.l,
    h: plaque.h,
    svg: plaque.svg + dessus.join(''),
    description: mots === '' ? `${plaque.mots}.` : `${plaque.mots}, ${mots}.`,
  };
}
