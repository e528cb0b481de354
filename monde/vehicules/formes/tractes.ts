import type { Forme } from '../coque.ts';

/** A caravan: it has no driver, its eye is that of nobody. */
export const CARAVANE: Forme = {
  longueur: 5.1,
  largeur: 2.3,
  hauteur: 2.58,
  ppm: 110,
  pas: 0.4,
  caisses: [
    [
      [-2.55, 1.5, 1.1, 0.6, 0.98, 0.86],
      [-2.5, 1.9, 1.2, 0.5, 1.08, 0.98],
      [-2.3, 2.3, 1.3, 0.44, 1.13, 1.05],
      [-1.8, 2.5, 1.3, 0.42, 1.15, 1.08],
      [0, 2.58, 1.3, 0.42, 1.15, 1.09],
      [2.2, 2.52, 1.3, 0.44, 1.15, 1.08],
      [2.46, 2.36, 1.3, 0.5, 1.1, 1.02],
      [2.55, 1.9, 1.2, 0.6, 1, 0.92],
    ],
  ],
  roues: [{ z: 0.3, rayon: 0.33, x: 0.98, largeur: 0.2 }],
  feux: {
    phare: [0, 0, 0],
    rouge: [0.92, 0.86, 2.5],
    clignoAvant: [0, 0, 0],
    clignoArriere: [0.72, 0.86, 2.52],
    stop: [0, 2.3, 2.5],
  },
  oeil: [0, 1.6, 0],
  cote: (crayon, droite) => {
    crayon.degrade([-2.6, 0], [2.6, 2.6], '#FFFFFF', '#D8D8D6');
    crayon.rect([-2.6, 0], [2.6, 0.55], '#C9CCCE');
    crayon.poly(
      [
        [-2.6, 1],
        [2.6, 0.8],
        [2.6, 1.05],
        [-2.6, 1.12],
      ],
      '#8AA9BF',
      'lisse',
    );
    for (const [de, a] of droite
      ? ([
          [-1.9, -0.95],
          [1, 2],
        ] as const)
      : ([
          [-1.9, -0.7],
          [0.7, 2],
        ] as const))
      crayon.rect([de, 1.45], [a, 2.1], '#11171C', 'lisse', 0.1);
    if (droite) {
      crayon.trait(
        [
          [-0.6, 0.5],
          [-0.6, 2.3],
          [0.1, 2.3],
          [0.1, 0.5],
          [-0.6, 0.5],
        ],
        '#8A8F94',
        0.025,
      );
      crayon.rect([-0.5, 1.5], [0, 2.1], '#11171C', 'lisse', 0.08);
    }
  },
  avant: (crayon) => {
    crayon.rect([-0.8, 1.45], [0.8, 2.05], '#11171C', 'lisse', 0.12);
    crayon.rect([-0.8, 0.5], [0.8, 1.1], '#D6D9DA', 'mat', 0.05);
  },
  arriere: (crayon) => {
    crayon.degrade([-1.2, 0], [1.2, 2.6], '#FFFFFF', '#D8D8D6');
    crayon.rect([-0.75, 1.45], [0.75, 2.1], '#11171C', 'lisse', 0.12);
    crayon.rect([-1.2, 0.72], [1.2, 1], '#B9BEC2', 'lisse');
    for (const s of [-1, 1]) {
      crayon.feuCarre([s * 0.82, 0.78], [s * 1.02, 0.95], '#8E0D14', 'rouge');
      crayon.feuCarre([s * 0.64, 0.78], [s * 0.8, 0.95], '#A8521E', 'cligno');
      crayon.feuCarre([s * 0.5, 0.78], [s * 0.62, 0.95], '#D5DADD', 'recul');
    }
    crayon.feuCarre([-0.2, 2.24], [0.2, 2.29], '#5A0A0E', 'stop', 0);
  },
  toit: (crayon) => {
    crayon.rect([-1, -0.35], [-0.2, 0.35], '#C2C8CC', 'lisse', 0.06);
    crayon.rect([0.9, -0.3], [1.5, 0.3], '#C2C8CC', 'lisse', 0.06);
  },
};
