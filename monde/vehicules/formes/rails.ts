import type { Cle, Forme } from '../coque.ts';
import type { Point } from '../../../drawing/boite.ts';
import type { Crayon } from '../crayon.ts';
import { bloc } from './blocs.ts';
import { tailleOf } from '../taille.ts';

/** The nose of a tram or train, at the front or at the back. */
const nezOf = (bout: number, largeur: number, hauteur: number, sens: 1 | -1): Cle[] => {
  const w = largeur / 2;
  const cles: Cle[] = [
    [-bout, hauteur * 0.62, 1.2, 0.45, w * 0.72, w * 0.5],
    [-bout + 0.2, hauteur * 0.79, 1.2, 0.34, w * 0.85, w * 0.64],
    [-bout + 0.7, hauteur * 0.94, 1.2, 0.3, w * 0.96, w * 0.84],
    [-bout + 1.3, hauteur, 1.2, 0.3, w, w - 0.06],
  ];
  return sens === 1 ? cles : cles.map(([z, ...reste]) => [-z, ...reste] as const).toReversed();
};

export const PORTES_TRAM = [-8.4, -4.9, 0, 4.9, 8.4] as const;
const PORTE = 0.65;
const GRIS = '#4A4E52';

function paintPortesTram(crayon: Crayon): void {
  for (const z of PORTES_TRAM) {
    crayon.rect([z - PORTE, 0.38], [z + PORTE, 2.76], '#23282D', 'lisse', 0.05);
    for (const [de, a] of [
      [z - PORTE + 0.07, z - 0.05],
      [z + 0.05, z + PORTE - 0.07],
    ] as const)
      crayon.vitre(
        [
          [de, 0.75],
          [a, 0.75],
          [a, 2.6],
          [de, 2.6],
        ],
        0.05,
      );
  }
}

function paintCoteTram(crayon: Crayon, droite: boolean): void {
  crayon.degrade([-11.3, 0], [11.3, 3.5], '#FFFFFF', '#DCDCDC');
  crayon.rect([-11.3, 0], [11.3, 0.55], GRIS);
  crayon.rect([-10.9, 1.25], [10.9, 2.72], '#0B0F13', 'lisse', 0.1);
  for (let z = -10.4; z < 10.4; z += 1.48)
    crayon.vitre(
      [
        [z, 1.35],
        [Math.min(10.5, z + 1.38), 1.35],
        [Math.min(10.5, z + 1.38), 2.62],
        [z, 2.62],
      ],
      0.06,
    );
  if (droite) paintPortesTram(crayon);
  for (const z of [-3.85, 3.85]) crayon.rect([z - 0.3, 0], [z + 0.3, 3.5], '#17191B');
  crayon.motsAllumes('4 CENTRE', [-6.8, 2.94], 0.2, droite);
  crayon.feuCarre([-10.5, 0.95], [-10.3, 1.02], '#C07A30', 'cligno', 0);
  crayon.feuCarre([10.3, 0.95], [10.5, 1.02], '#C07A30', 'cligno', 0);
}

const pareBriseTram: Point[] = [
  [-0.98, 1.25],
  [0.98, 1.25],
  [0.76, 2.6],
  [-0.76, 2.6],
];

function paintBoutTram(crayon: Crayon, devant: boolean): void {
  crayon.rect([-1.3, 0], [1.3, 0.55], GRIS);
  crayon.poly(pareBriseTram, '#0B0F13', 'lisse', 0.16);
  crayon.vitre(pareBriseTram, 0.06);
  crayon.rect([-0.55, 2.74], [0.55, 3.04], '#0D1013', 'lisse', 0.04);
  // Its tail must not be taken for its head.
  if (devant) crayon.motsAllumes('4 CENTRE', [0, 2.89], 0.2, devant);
  for (const s of [-1, 1]) {
    crayon.feuCarre(
      [s * 0.46, 0.78],
      [s * 0.76, 0.94],
      devant ? '#E3ECF2' : '#8E0D14',
      devant ? 'phare' : 'rouge',
      0.05,
    );
    crayon.feuCarre([s * 0.8, 0.78], [s * 0.98, 0.94], '#C08A50', 'cligno', 0.03);
  }
}

export const TRAM: Forme = {
  ...tailleOf('tram'),
  hauteur: 3.4,
  ppm: 60,
  anguleux: true,
  pas: 3,
  caisses: [
    [...nezOf(11.1, 2.4, 3.4, 1), ...bloc(7.1, 2.4, 3.4, 0.3, -7.6).slice(4)],
    bloc(7.6, 2.4, 3.4, 0.3),
    [...bloc(7.1, 2.4, 3.4, 0.3, 7.6).slice(0, 4), ...nezOf(11.1, 2.4, 3.4, -1)],
  ],
  roues: [],
  feux: {
    phare: [0.6, 0.86, -11.02],
    rouge: [0.6, 0.86, 11.02],
    clignoAvant: [0.88, 0.86, -10.95],
    clignoArriere: [0.88, 0.86, 10.95],
  },
  oeil: [0, 2.05, -9.7],
  cote: paintCoteTram,
  avant: (crayon) => paintBoutTram(crayon, true),
  arriere: (crayon) => paintBoutTram(crayon, false),
  toit: (crayon) => crayon.rect([-9, -0.7], [9, 0.7], '#9DA1A4', 'mat', 0.1),
};

const JAUNE_TRAIN = '#F2C318';

function paintCoteTrain(crayon: Crayon, droite: boolean): void {
  crayon.degrade([-24.2, 0], [24.2, 4.1], '#FFFFFF', '#D8D8D8');
  crayon.rect([-24.2, 0], [24.2, 0.62], '#33373B');
  crayon.rect([-22.2, 1.95], [22.2, 3.15], '#0B0F13', 'lisse', 0.1);
  for (const voiture of [-12, 12])
    for (let k = -4; k < 5; k++) {
      const z = voiture + k * 2.1;
      crayon.vitre(
        [
          [z - 0.85, 2.05],
          [z + 0.85, 2.05],
          [z + 0.85, 3.05],
          [z - 0.85, 3.05],
        ],
        0.08,
      );
    }
  crayon.rect([-23.4, 1.2], [23.4, 1.32], '#A8192B', 'lisse');
  crayon.rect([-23.4, 1.08], [23.4, 1.16], '#1F4E9E', 'lisse');
  for (const z of [-20.8, -16.6, -7.4, -3, 3, 7.4, 16.6, 20.8]) {
    crayon.rect([z - 0.7, 0.7], [z + 0.7, 3.2], JAUNE_TRAIN, 'lisse', 0.05);
    for (const s of [-1, 1])
      crayon.vitre(
        [
          [z + s * 0.12, 1.9],
          [z + s * 0.58, 1.9],
          [z + s * 0.58, 3],
          [z + s * 0.12, 3],
        ],
        0.06,
      );
    crayon.trait(
      [
        [z, 0.7],
        [z, 3.2],
      ],
      '#4A4E52',
      0.04,
    );
  }
  crayon.rect([-0.4, 0], [0.4, 4.1], '#17191B');
  crayon.vitre(
    [
      [-23.2, 2.15],
      [-22.6, 2.15],
      [-22.6, 3.1],
      [-22.9, 3.1],
    ],
    0.06,
  );
  crayon.mots('1', [-20, 3.5], 0.3, '#C9A414', droite);
}

function paintBoutTrain(crayon: Crayon, devant: boolean): void {
  crayon.rect([-1.5, 0], [1.5, 4.1], JAUNE_TRAIN, 'lisse');
  crayon.rect([-1.5, 0], [1.5, 0.62], '#33373B');
  const pareBrise: Point[] = [
    [-1.02, 2.1],
    [1.02, 2.1],
    [0.78, 3.2],
    [-0.78, 3.2],
  ];
  crayon.poly(pareBrise, '#0B0F13', 'lisse', 0.2);
  crayon.vitre(pareBrise, 0.06);
  for (const s of [-1, 1]) {
    crayon.rect([s * 0.5, 1.18], [s * 1.12, 1.48], '#14181B', 'lisse', 0.08);
    crayon.feuRond([s * 0.68, 1.33], 0.11, '#D5E0E8', devant ? 'phare' : 'recul');
    crayon.feuRond([s * 0.96, 1.33], 0.1, '#7A0D12', devant ? 'brouillard' : 'rouge');
  }
  if (devant) crayon.feuRond([0, 3.5], 0.1, '#D5E0E8', 'phare');
}

/** Two cars without a brand: light grey, yellow doors and fronts. */
export const TRAIN: Forme = {
  ...tailleOf('train'),
  hauteur: 4,
  ppm: 34,
  anguleux: true,
  pas: 6,
  caisses: [
    [...nezOf(24, 2.9, 4, 1), ...bloc(23.7, 2.9, 4, 0.55, -12.05).slice(4)],
    [...bloc(23.7, 2.9, 4, 0.55, 12.05).slice(0, 4), ...nezOf(24, 2.9, 4, -1)],
  ],
  roues: [],
  feux: {
    phare: [0.68, 1.33, -23.85],
    rouge: [0.96, 1.33, 23.85],
    clignoAvant: [0, 1, 0],
    clignoArriere: [0, 1, 0],
  },
  oeil: [-0.45, 2.6, -22.6],
  cote: paintCoteTrain,
  avant: (crayon) => paintBoutTrain(crayon, true),
  arriere: (crayon) => paintBoutTrain(crayon, false),
  toit: (crayon) => {
    crayon.rect([-24, -1.5], [24, 1.5], '#8C9195');
    crayon.rect([-24.1, -1.5], [-22.6, 1.5], JAUNE_TRAIN, 'lisse');
    crayon.rect([22.6, -1.5], [24.1, 1.5], JAUNE_TRAIN, 'lisse');
  },
};
