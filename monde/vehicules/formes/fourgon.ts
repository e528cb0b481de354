import type { Forme } from '../coque.ts';
import type { Crayon } from '../crayon.ts';
import { BAS, paire } from './blocs.ts';
import { tailleOf } from '../taille.ts';

function paintCoteFourgon(crayon: Crayon): void {
  crayon.degrade([-3, 0], [3, 2.6], '#FFFFFF', '#D0D0D0');
  crayon.rect([-3, 0], [3, 0.42], BAS);
  crayon.vitre(
    [
      [-1.66, 1.3],
      [-1.1, 2.02],
      [-0.5, 2.06],
      [-0.5, 1.3],
    ],
    0.06,
  );
  for (const z of [-1.85, -0.4, 1])
    crayon.trait(
      [
        [z, 0.35],
        [z, z < -1 ? 1.2 : 2.3],
      ],
      '#6E7378',
      0.016,
    );
  crayon.trait(
    [
      [-0.4, 2.3],
      [2.2, 2.3],
    ],
    '#B0B4B7',
    0.014,
  );
  crayon.trait(
    [
      [1, 1.28],
      [2.6, 1.28],
    ],
    '#8A8E92',
    0.03,
  );
  for (const z of [-0.62, -0.3]) crayon.rect([z, 1.12], [z + 0.2, 1.17], '#25282B', 'mat', 0.02);
  crayon.feu(
    [
      [-2.75, 0.8],
      [-2.3, 0.95],
      [-2.22, 1.04],
      [-2.75, 0.98],
    ],
    '#B4C0C8',
    'phare',
  );
  crayon.feuCarre([-2.1, 0.92], [-1.98, 0.97], '#C07A30', 'cligno', 0);
  crayon.feuCarre([2.64, 1.16], [2.8, 1.45], '#8E0D14', 'rouge');
  crayon.feuCarre([2.64, 1], [2.8, 1.13], '#A8521E', 'cligno', 0);
}

function paintAvantFourgon(crayon: Crayon): void {
  crayon.rect([-1.1, 0], [1.1, 0.48], BAS);
  crayon.rect([-0.6, 0.5], [0.6, 0.92], '#101214', 'mat', 0.06);
  for (let i = 0; i < 4; i++)
    crayon.trait(
      [
        [-0.55, 0.56 + i * 0.1],
        [0.55, 0.56 + i * 0.1],
      ],
      '#3A3F44',
      0.02,
    );
  for (const s of [-1, 1]) {
    crayon.feu(
      [
        [s * 0.64, 0.84],
        [s * 0.86, 0.86],
        [s * 0.86, 1],
        [s * 0.68, 0.95],
      ],
      '#D5E0E8',
      'phare',
    );
    crayon.feuCarre([s * 0.62, 0.79], [s * 0.86, 0.82], '#E8EEF2', 'jour', 0);
    crayon.feuCarre([s * 0.88, 0.84], [s, 1], '#C08A50', 'cligno', 0);
  }
  crayon.vitre(
    [
      [-0.82, 1.36],
      [0.82, 1.36],
      [0.74, 2.2],
      [-0.74, 2.2],
    ],
    0.06,
  );
}

function paintArriereFourgon(crayon: Crayon): void {
  crayon.degrade([-2, 0], [2, 2.6], '#FFFFFF', '#D6D6D6');
  crayon.rect([-1.1, 0], [1.1, 0.42], BAS);
  crayon.trait(
    [
      [0, 0.45],
      [0, 2.3],
    ],
    '#5E6368',
    0.02,
  );
  for (const s of [-1, 1]) {
    crayon.rect([s * 0.12, 1.4], [s * 0.72, 2.05], '#0C1116', 'lisse', 0.06);
    crayon.feuCarre([s * 0.84, 1.2], [s, 1.5], '#8E0D14', 'rouge');
    crayon.feuCarre([s * 0.84, 1.02], [s, 1.17], '#A8521E', 'cligno', 0);
    crayon.feuCarre([s * 0.84, 0.88], [s, 0.99], '#D5DADD', 'recul', 0);
  }
  crayon.feuCarre([-0.2, 2.24], [0.2, 2.28], '#5A0A0E', 'stop', 0);
  crayon.rect([0.05, 1.1], [0.12, 1.3], '#222222');
}

function paintToitFourgon(crayon: Crayon): void {
  for (let z = -0.4; z < 2.4; z += 0.4)
    crayon.trait(
      [
        [z, -0.6],
        [z, 0.6],
      ],
      '#C8CACC',
      0.03,
    );
}

export const FOURGON: Forme = {
  ...tailleOf('camionnette'),
  hauteur: 2.45,
  ppm: 140,
  caisses: [
    [
      [-2.75, 0.85, 0.78, 0.34, 0.78, 0.66],
      [-2.68, 1.02, 0.96, 0.26, 0.9, 0.76],
      [-2.45, 1.15, 1.08, 0.24, 0.96, 0.84],
      [-2, 1.26, 1.17, 0.24, 0.985, 0.86],
      [-1.75, 1.5, 1.2, 0.24, 0.99, 0.83],
      [-1.2, 2.18, 1.22, 0.24, 1, 0.8],
      [-0.85, 2.38, 1.24, 0.24, 1, 0.82],
      [0, 2.45, 1.24, 0.24, 1, 0.85],
      [2.6, 2.44, 1.24, 0.26, 0.99, 0.84],
      [2.71, 2.36, 1.24, 0.28, 0.96, 0.81],
      [2.75, 2.2, 1.2, 0.34, 0.9, 0.76],
    ],
  ],
  roues: paire(-1.75, 1.6, 0.35, 0.87, 0.22),
  feux: {
    phare: [0.76, 0.92, -2.62],
    rouge: [0.9, 1.35, 2.72],
    clignoAvant: [0.92, 0.92, -2.55],
    clignoArriere: [0.9, 1.1, 2.72],
    stop: [0, 2.26, 2.74],
  },
  oeil: [-0.46, 1.72, -0.72],
  cote: paintCoteFourgon,
  avant: paintAvantFourgon,
  arriere: paintArriereFourgon,
  toit: paintToitFourgon,
};
