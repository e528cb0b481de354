import type { Cle, Forme } from '../coque.ts';
import type { Crayon } from '../crayon.ts';
import { tailleOf } from '../taille.ts';

function paintCoteCamion(crayon: Crayon): void {
  crayon.rect([-2.15, 0.5], [4.5, 3.7], '#E9EAEA');
  for (let z = -1.6; z < 4.2; z += 0.9)
    crayon.trait(
      [
        [z, 1.05],
        [z, 3.55],
      ],
      '#CFD2D3',
      0.015,
    );
  crayon.rect([-2.15, 0.95], [4.4, 1.08], '#B9BDC0');
  crayon.rect([-4.4, 0], [-2.2, 0.65], '#25282C');
  crayon.vitre(
    [
      [-4.08, 1.66],
      [-4, 2.46],
      [-3.12, 2.5],
      [-3.12, 1.66],
    ],
    0.08,
  );
  for (const [z, y] of [
    [-3, 2.7],
    [-4.2, 1.5],
  ] as const)
    crayon.trait(
      [
        [z, 0.7],
        [z, y],
      ],
      '#70757A',
      0.02,
    );
  crayon.rect([-3.3, 1.42], [-3.06, 1.48], '#25282B');
  crayon.feuCarre([-4.1, 1.02], [-3.96, 1.1], '#C07A30', 'cligno', 0);
}

function paintAvantCamion(crayon: Crayon): void {
  crayon.rect([-1.3, 3.03], [1.3, 3.7], '#E2E4E4');
  crayon.rect([-1.3, 0], [1.3, 0.68], '#25282C');
  crayon.vitre(
    [
      [-1.04, 1.62],
      [1.04, 1.62],
      [0.98, 2.56],
      [-0.98, 2.56],
    ],
    0.1,
  );
  crayon.rect([-0.85, 0.75], [0.85, 1.45], '#15181B', 'mat', 0.06);
  for (let i = 0; i < 4; i++)
    crayon.trait(
      [
        [-0.8, 0.86 + i * 0.15],
        [0.8, 0.86 + i * 0.15],
      ],
      '#4B5055',
      0.03,
    );
  for (const s of [-1, 1]) {
    crayon.feuCarre([s * 0.76, 0.62], [s * 1.06, 0.84], '#D5E0E8', 'phare', 0.05);
    crayon.feuCarre([s * 1.09, 0.62], [s * 1.2, 0.84], '#C08A50', 'cligno', 0.03);
    crayon.feuCarre([s * 0.76, 0.87], [s * 1.06, 0.9], '#E8EEF2', 'jour', 0);
  }
}

/** Red and amber marks tell its height and width from behind. */
function paintArriereCamion(crayon: Crayon): void {
  crayon.rect([-1.3, 0.9], [1.3, 3.7], '#E6E7E7');
  for (const x of [-0.35, 0, 0.35])
    crayon.trait(
      [
        [x, 1.05],
        [x, 3.5],
      ],
      '#8D9194',
      0.03,
    );
  for (const s of [-1, 1]) crayon.rect([s * 1.16, 1.2], [s * 1.23, 3.45], '#C8202C');
  crayon.rect([-1.23, 3.42], [1.23, 3.48], '#C8202C');
  crayon.rect([-1.25, 0.95], [1.25, 1.05], '#C8202C');
}

const CABINE: Cle[] = [
  [-4.3, 2.5, 1.2, 0.55, 1.05, 0.95],
  [-4.22, 2.85, 1.2, 0.42, 1.2, 1.1],
  [-4, 2.98, 1.2, 0.4, 1.24, 1.16],
  [-2.5, 3.02, 1.2, 0.4, 1.24, 1.18],
  [-2.3, 3, 1.2, 0.45, 1.22, 1.16],
];

export const CAMION: Forme = {
  ...tailleOf('camion'),
  hauteur: 3.6,
  ppm: 90,
  anguleux: true,
  pas: 3,
  caisses: [
    CABINE,
    [
      [-2.1, 3.58, 1.3, 0.98, 1.25, 1.25],
      [-2.09, 3.6, 1.3, 0.98, 1.25, 1.25],
      [4.25, 3.6, 1.3, 0.98, 1.25, 1.25],
      [4.26, 3.58, 1.3, 0.98, 1.25, 1.25],
    ],
  ],
  roues: [
    { z: -3.2, rayon: 0.48, x: 1.06, largeur: 0.3, directrice: true },
    { z: 2.5, rayon: 0.48, x: 0.98, largeur: 0.5 },
  ],
  feux: {
    phare: [0.91, 0.74, -4.27],
    rouge: [1, 0.86, 4.3],
    clignoAvant: [1.14, 0.74, -4.24],
    clignoArriere: [0.72, 0.86, 4.3],
  },
  oeil: [-0.6, 2.3, -3.3],
  cote: paintCoteCamion,
  avant: paintAvantCamion,
  arriere: paintArriereCamion,
  toit: (crayon) => crayon.rect([-2.15, -1.3], [4.4, 1.3], '#E4E6E6'),
};
