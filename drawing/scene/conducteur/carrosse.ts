import { derriere, devantDe, type Face } from './volume.ts';

export const VITRE = '#2C3E4B';
export const ROUGE = '#E0222F';
export const PHARE = '#FFF3B8';
export const PNEU = '#1B2126';

/** A motor vehicle in pieces that are drawn one after the other, and where its lamps are, in metres. */
export interface Carrosse {
  morceaux: Face[][];
  demi: number;
  haut: number;
  feux: { arriere: number; avant: number; ecart: number; haut: number };
}

export const deux = (f: (d0: number, d1: number) => Face[], d0: number, d1: number): Face[] => [
  ...f(-d1, -d0),
  ...f(d0, d1),
];

export const ombre = (long: number, demi: number): Face => ({
  points: [
    [-long / 2, -demi - 0.1, 0],
    [long / 2, -demi - 0.1, 0],
    [long / 2, demi + 0.1, 0],
    [-long / 2, demi + 0.1, 0],
  ],
  couleur: '#0E1417',
  opacite: 0.35,
});

/** Tyres as they show under a bumper. */
export const pneus = (a: number, d0: number, d1: number, h: number): Face[] =>
  deux((x, y) => [derriere(-a, x, y, 0, h, PNEU), devantDe(a, x, y, 0, h, PNEU)], d0, d1);

export const feuxArriere = (a: number, d0: number, d1: number, h0: number, h1: number): Face[] =>
  deux((x, y) => [derriere(a, x, y, h0, h1, ROUGE)], d0, d1);
export const phares = (a: number, d0: number, d1: number, h0: number, h1: number): Face[] =>
  deux((x, y) => [devantDe(a, x, y, h0, h1, PHARE)], d0, d1);
export const plaque = (a: number, h: number): Face[] => [
  derriere(a, -0.27, 0.27, h, h + 0.14, '#FFFFFF'),
];

export const avec = (k: Carrosse, ...plus: Face[][]): Carrosse => ({
  ...k,
  morceaux: [...k.morceaux, ...plus],
});
