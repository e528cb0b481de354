import { type Gabarit, gabarit, gabaritVrai } from './gabarits.ts';
import type { Vu } from './plan/plan.ts';

/** In metres. */
export interface Anneau {
  ilot: number;
  bandes: number;
  bord: number;
}

/** The metres in which a plan is laid out: life's, or those of a small drawing. */
export interface Mesures {
  gabarit: (qui: Vu['qui']) => Gabarit;
  /** Streets end here, from the junction's middle. */
  loin: number;
  /** A junction's lanes and pavements. */
  bande: number;
  trottoir: number;
  /** Radius of a kerb at a corner. */
  rayon: number;
  /** Where an arm widens into a ring. */
  evasement: number;
  /** With one lane, and with two. */
  anneaux: readonly [une: Anneau, deux: Anneau];
  /** Road before and after what is told. */
  derriere: number;
  auDela: number;
  /** Grass on both sides of a road that others continue. Undefined: all around. */
  herbe?: number;
  /** Between street lamps. */
  lampadaires: number;
  /** A road's bend. */
  virage: number;
  /** A flat junction's width by height. */
  rapport: number;
  /** A flat frame, by the usual one. */
  ampleur: number;
  /** It squeezes a road into its frame, spreads enlarged signs, and fills gaps with houses. */
  dessin: boolean;
}

/** From above, users and signs are larger than life. */
export const DESSINEES: Mesures = {
  gabarit,
  loin: 34,
  bande: 3.4,
  trottoir: 2.3,
  rayon: 2.8,
  evasement: 3,
  anneaux: [
    { ilot: 3.4, bandes: 1, bord: 8.5 },
    { ilot: 3.1, bandes: 2, bord: 9.7 },
  ],
  derriere: 1,
  auDela: 1,
  lampadaires: 12,
  virage: 17,
  rapport: 1.25,
  ampleur: 1,
  dessin: true,
};

export const VRAIES: Mesures = {
  gabarit: gabaritVrai,
  loin: 120,
  bande: 3.4,
  trottoir: 2.3,
  rayon: 5,
  evasement: 8,
  anneaux: [
    { ilot: 6.6, bandes: 1, bord: 12 },
    { ilot: 8.2, bandes: 2, bord: 15 },
  ],
  derriere: 60,
  auDela: 140,
  lampadaires: 26,
  virage: 60,
  rapport: 1.25,
  ampleur: 1,
  dessin: false,
};
