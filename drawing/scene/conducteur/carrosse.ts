import { derriere, devantOf, type Face } from './volume.ts';

export const VITRE = '#2C3E4B';
export const ROUGE = '#E0222F';
export const ETEINT = '#951B26';
export const PHARE = '#FFF3B8';
export const PNEU = '#1B2126';

/** Pieces in painting order; lamps in metres. */
export interface Carrosse {
  morceaux: Face[][];
  demi: number;
  haut: number;
  feux: { arriere: number; avant: number; ecart: number; haut: number };
}

export const deux = (faces: (d0: number, d1: number) => Face[], d0: number, d1: number): Face[] => [
  ...faces(-d1, -d0),
  ...faces(d0, d1),
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

export const pneus = (avant: number, d0: number, d1: number, hauteur: number): Face[] =>
  deux(
    (x, y) => [derriere(-avant, x, y, 0, hauteur, PNEU), devantOf(avant, x, y, 0, hauteur, PNEU)],
    d0,
    d1,
  );

export const feuxArriere = (
  avant: number,
  d0: number,
  d1: number,
  h0: number,
  h1: number,
): Face[] => deux((x, y) => [derriere(avant, x, y, h0, h1, ETEINT)], d0, d1);
export const phares = (avant: number, d0: number, d1: number, h0: number, h1: number): Face[] =>
  deux((x, y) => [devantOf(avant, x, y, h0, h1, PHARE)], d0, d1);
export const plaque = (avant: number, hauteur: number): Face[] => [
  derriere(avant, -0.27, 0.27, hauteur, hauteur + 0.14, '#FFFFFF'),
];

export const avec = (carrosse: Carrosse, ...plus: Face[][]): Carrosse => ({
  ...carrosse,
  morceaux: [...carrosse.morceaux, ...plus],
});
