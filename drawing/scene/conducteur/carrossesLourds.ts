import {
  deux,
  feuxArriere,
  ombre,
  phares,
  plaque,
  pneus,
  PNEU,
  VITRE,
  type Carrosse,
} from './carrosse.ts';
import {
  boite,
  clair,
  derriere,
  devantOf,
  flancs,
  fonce,
  prisme,
  roues,
  type Face,
} from './volume.ts';

const benne = (couleur: string): Face[] => [
  ...boite(-4, 1.9, 1.25, 0.95, 3.4, couleur),
  derriere(-4.02, -0.03, 0.03, 1, 3.35, fonce(couleur, 0.3)),
  derriere(-4.03, -1.25, 1.25, 0.6, 0.95, '#2A3238'),
  ...feuxArriere(-4.05, 0.8, 1.2, 0.7, 0.92),
  ...plaque(-4.05, 0.66),
];

const cabine = (couleur: string): Face[] => [
  ...prisme(
    [
      [2.1, 0.6, 1.2],
      [2.1, 2.75, 1.2],
      [3.75, 2.75, 1.2],
      [4, 1.5, 1.2],
      [4, 0.6, 1.2],
    ],
    [fonce(couleur, 0.1), clair(couleur, 0.1), couleur, couleur],
    fonce(couleur, 0.06),
  ),
  ...flancs(
    1.21,
    [
      [2.7, 1.6],
      [2.7, 2.45],
      [3.65, 2.45],
      [3.85, 1.6],
    ],
    VITRE,
  ),
  {
    points: [
      [3.8, -1.1, 2.6],
      [4.01, -1.1, 1.6],
      [4.01, 1.1, 1.6],
      [3.8, 1.1, 2.6],
    ],
    couleur: VITRE,
  },
  ...phares(4.03, 0.75, 1.12, 0.78, 1.02),
  devantOf(4.02, -0.65, 0.65, 0.9, 1.35, '#1E262C'),
];

export const camion = (
  couleur: string,
  couleurCabine: string,
  versNous: boolean,
  plus: Face[] = [],
): Carrosse => {
  const corps = [benne(couleur), [...cabine(couleurCabine), ...plus]];
  return {
    morceaux: [
      [ombre(8, 1.25)],
      pneus(3.9, 0.75, 1.15, 0.6),
      boite(-4, 4, 1.1, 0.5, 0.95, '#39434B'),
      roues(1.2, -2.6, 0.5),
      roues(1.2, 2.8, 0.5),
      ...(versNous ? corps : corps.toReversed()),
    ],
    demi: 1.25,
    haut: 3.4,
    feux: { arriere: -4.05, avant: 4.05, ecart: 1, haut: 0.85 },
  };
};

export const tracteur = (couleur: string): Carrosse => ({
  morceaux: [
    [ombre(4, 1)],
    deux((x, y) => [derriere(-1.9, x, y, 0, 1.6, PNEU)], 0.62, 1.12),
    deux((x, y) => [devantOf(1.9, x, y, 0, 0.9, PNEU)], 0.6, 0.9),
    boite(-1.2, 1.9, 0.42, 0.7, 1.5, couleur),
    roues(0.9, 1.3, 0.48, couleur),
    roues(1.12, -1, 0.82, couleur),
    prisme(
      [
        [-1.5, 1.1, 0.8],
        [-1.5, 2.6, 0.72],
        [0.1, 2.6, 0.72],
        [0.3, 1.3, 0.8],
      ],
      [VITRE, couleur, VITRE],
      VITRE,
    ),
    [derriere(-1.52, -0.8, 0.8, 0.9, 1.25, fonce(couleur, 0.2))],
    feuxArriere(-1.95, 0.62, 0.85, 1.6, 1.78),
    phares(1.92, 0.62, 0.85, 1.56, 1.7),
    [derriere(-1.53, -0.2, 0.2, 1.3, 1.6, '#F58220')],
    boite(-1.3, 0, 0.74, 2.6, 2.72, couleur),
  ],
  demi: 1.1,
  haut: 2.8,
  feux: { arriere: -1.96, avant: 1.93, ecart: 0.74, haut: 1.7 },
});

export const remorque = (couleur: string): Carrosse => ({
  morceaux: [
    [ombre(3, 0.9)],
    pneus(1.3, 0.66, 0.9, 0.5),
    boite(-1.5, 1.5, 0.9, 0.5, 1.05, couleur),
    roues(0.92, 0, 0.32),
    feuxArriere(-1.52, 0.6, 0.86, 0.6, 0.82),
    plaque(-1.53, 0.62),
  ],
  demi: 0.9,
  haut: 1.05,
  feux: { arriere: -1.53, avant: 1.5, ecart: 0.73, haut: 0.7 },
});
