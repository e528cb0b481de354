import type { Couleur } from '../../maille/teinte.ts';

/** On its middle plane, in metres: ahead of its middle, and above the ground. */
export type Profil = readonly [avant: number, haut: number];
/** Half-width, then how far up and down from its middle line. */
export type CoupeDeBete = readonly [demi: number, dessus: number, dessous: number];

interface Os {
  /** Where it hangs, how far from the middle plane, and where it stands. */
  attache: Profil;
  ecart: number;
  pied: Profil;
  /** Half-width, front and back, from its top to its foot. */
  coupes: readonly CoupeDeBete[];
}

/** An animal on four legs. */
export interface Espece {
  /** Its shoulder above the ground. */
  garrot: number;
  /** How high it leaps beside a dog. */
  bond: number;
  /** Its top, ears and all. */
  hauteur: number;
  /** From its rump, by back and neck, to its nape. The last ones are its neck. */
  echine: readonly (readonly [...Profil, ...CoupeDeBete])[];
  /** How many of them are its neck. */
  cou: number;
  tete: {
    /** Radians downwards. */
    penche: number;
    /** From its nape to its nose: how far, and its outline there. */
    coupes: readonly (readonly [loin: number, ...CoupeDeBete])[];
    truffe: number;
    oeil: readonly [...Profil, ecart: number];
  };
  /** Its root and its tip beside its head's line, half its width, how far it faces ahead. */
  oreille: {
    de: readonly [...Profil, number];
    a: readonly [...Profil, number];
    demi: number;
    tour: number;
  };
  avant: Os & { coude: Profil; genou: number };
  arriere: Os & { grasset: Profil; jarret: Profil };
  /** A paw's, or a hoof's, size. */
  patte: readonly [demi: number, haut: number, demiLong: number];
  queue: { points: readonly Profil[]; rayons: readonly number[] };
  pelage: Couleur;
  /** Its belly and its chin; its rump's mirror. */
  clair: Couleur;
  miroir: Couleur;
  sabot: Couleur;
  bois?: boolean;
}

export const LABRADOR: Espece = {
  garrot: 0.56,
  bond: 1,
  hauteur: 0.67,
  echine: [
    [-0.405, 0.475, 0.03, 0.04, 0.05],
    [-0.38, 0.467, 0.075, 0.075, 0.09],
    [-0.31, 0.455, 0.098, 0.098, 0.12],
    [-0.2, 0.455, 0.09, 0.093, 0.09],
    [-0.08, 0.45, 0.108, 0.1, 0.13],
    [0.04, 0.445, 0.116, 0.112, 0.165],
    [0.125, 0.455, 0.108, 0.11, 0.17],
    [0.185, 0.495, 0.094, 0.1, 0.13],
    [0.235, 0.55, 0.08, 0.084, 0.092],
    [0.275, 0.605, 0.068, 0.066, 0.068],
  ],
  cou: 3,
  tete: {
    penche: 0.2,
    coupes: [
      [-0.035, 0.05, 0.05, 0.05],
      [0.01, 0.072, 0.068, 0.06],
      [0.065, 0.074, 0.07, 0.064],
      [0.098, 0.06, 0.054, 0.064],
      [0.12, 0.045, 0.026, 0.06],
      [0.18, 0.042, 0.022, 0.054],
      [0.21, 0.034, 0.016, 0.038],
    ],
    truffe: 0.017,
    oeil: [0.092, 0.036, 0.064],
  },
  oreille: { de: [0.022, 0.05, 0.064], a: [0.05, -0.065, 0.088], demi: 0.042, tour: 0 },
  avant: {
    attache: [0.1, 0.5],
    ecart: 0.075,
    pied: [0.1, 0],
    coude: [0.075, 0.3],
    genou: 0.14,
    coupes: [
      [0.042, 0.065, 0.065],
      [0.038, 0.046, 0.05],
      [0.033, 0.036, 0.038],
      [0.029, 0.031, 0.029],
      [0.026, 0.027, 0.027],
    ],
  },
  arriere: {
    attache: [-0.31, 0.46],
    ecart: 0.07,
    pied: [-0.36, 0],
    grasset: [-0.24, 0.3],
    jarret: [-0.385, 0.15],
    coupes: [
      [0.05, 0.085, 0.08],
      [0.056, 0.09, 0.085],
      [0.046, 0.05, 0.078],
      [0.034, 0.034, 0.046],
      [0.024, 0.024, 0.028],
      [0.022, 0.022, 0.024],
    ],
  },
  patte: [0.034, 0.024, 0.05],
  queue: {
    points: [
      [-0.385, 0.515],
      [-0.46, 0.525],
      [-0.56, 0.525],
      [-0.66, 0.54],
    ],
    rayons: [0.036, 0.035, 0.027, 0.012],
  },
  pelage: '#B98A4E',
  clair: '#D9BC8A',
  miroir: '#C79C62',
  sabot: '#B98A4E',
};

export const CHEVREUIL: Espece = {
  garrot: 0.7,
  bond: 1.7,
  hauteur: 1.03,
  echine: [
    [-0.425, 0.625, 0.03, 0.05, 0.05],
    [-0.405, 0.622, 0.078, 0.085, 0.1],
    [-0.335, 0.625, 0.105, 0.112, 0.13],
    [-0.22, 0.62, 0.094, 0.11, 0.1],
    [-0.08, 0.6, 0.104, 0.106, 0.12],
    [0.05, 0.585, 0.106, 0.11, 0.14],
    [0.14, 0.588, 0.09, 0.108, 0.14],
    [0.215, 0.64, 0.066, 0.076, 0.1],
    [0.285, 0.72, 0.052, 0.056, 0.068],
    [0.35, 0.805, 0.045, 0.046, 0.052],
    [0.405, 0.88, 0.04, 0.04, 0.044],
  ],
  cou: 4,
  tete: {
    penche: 0.5,
    coupes: [
      [-0.03, 0.03, 0.032, 0.036],
      [0.01, 0.046, 0.044, 0.046],
      [0.06, 0.047, 0.042, 0.05],
      [0.11, 0.033, 0.027, 0.042],
      [0.16, 0.025, 0.019, 0.028],
      [0.195, 0.021, 0.014, 0.02],
    ],
    truffe: 0.018,
    oeil: [0.075, 0.018, 0.04],
  },
  oreille: { de: [0, 0.03, 0.034], a: [-0.03, 0.15, 0.115], demi: 0.042, tour: 0.9 },
  avant: {
    attache: [0.12, 0.62],
    ecart: 0.07,
    pied: [0.12, 0],
    coude: [0.09, 0.42],
    genou: 0.235,
    coupes: [
      [0.036, 0.055, 0.06],
      [0.03, 0.036, 0.042],
      [0.019, 0.022, 0.022],
      [0.017, 0.018, 0.017],
      [0.012, 0.013, 0.014],
    ],
  },
  arriere: {
    attache: [-0.33, 0.6],
    ecart: 0.07,
    pied: [-0.4, 0],
    grasset: [-0.25, 0.43],
    jarret: [-0.43, 0.285],
    coupes: [
      [0.05, 0.08, 0.06],
      [0.055, 0.085, 0.075],
      [0.042, 0.05, 0.08],
      [0.026, 0.028, 0.036],
      [0.017, 0.017, 0.022],
      [0.013, 0.014, 0.015],
    ],
  },
  patte: [0.018, 0.026, 0.03],
  queue: {
    points: [
      [-0.41, 0.68],
      [-0.44, 0.655],
      [-0.45, 0.62],
    ],
    rayons: [0.022, 0.02, 0.008],
  },
  pelage: '#744828',
  clair: '#B4946C',
  miroir: '#F2ECE0',
  sabot: '#221B16',
};
