import {
  deux,
  feuxArriere,
  ombre,
  phares,
  plaque,
  pneus,
  VITRE,
  type Carrosse,
} from './carrosse.ts';
import {
  boite,
  clair,
  derriere,
  devantOf,
  fonce,
  prisme,
  roues,
  surFlancs,
  type Face,
  type Local,
  type Station,
} from './volume.ts';

const CAISSE: Station[] = [
  [-2.1, 0.24, 0.9],
  [-2.14, 0.93, 0.9],
  [-2.02, 0.99, 0.9],
  [0.98, 1, 0.9],
  [2, 0.78, 0.88],
  [2.1, 0.24, 0.88],
];
const CABINE: [Station, Station, Station, Station] = [
  [-2.02, 0.99, 0.88],
  [-1.52, 1.44, 0.68],
  [0.3, 1.47, 0.68],
  [0.98, 1, 0.88],
];

function vitre(arriere: Station, avant: Station, part: number, sens: 1 | -1): Face {
  const bord = (niveau: number, cote: 1 | -1): Local => [
    arriere[0] + (avant[0] - arriere[0]) * niveau + sens * 0.02,
    cote * part * (arriere[2] + (avant[2] - arriere[2]) * niveau),
    arriere[1] + (avant[1] - arriere[1]) * niveau + 0.01,
  ];
  return { points: [bord(0.1, -1), bord(0.9, -1), bord(0.9, 1), bord(0.1, 1)], couleur: VITRE };
}

const LATERALE: [number, number, number][] = [
  [-1.8, 0.87, 1.03],
  [-1.42, 0.71, 1.39],
  [0.26, 0.71, 1.41],
  [0.78, 0.87, 1.04],
];
const laterales: Face[] = [
  { points: LATERALE, couleur: VITRE },
  { points: LATERALE.map(([a, d, h]): Local => [a, -d, h]).toReversed(), couleur: VITRE },
];

export function voiture(couleur: string): Carrosse {
  const [lunetteBasse, lunetteHaute, pareHaut, pareBas] = CABINE;
  return {
    morceaux: [
      [ombre(4.3, 0.9)],
      pneus(2.02, 0.62, 0.86, 0.4),
      prisme(
        CAISSE,
        [fonce(couleur, 0.1), couleur, couleur, clair(couleur, 0.1), fonce(couleur, 0.04)],
        fonce(couleur, 0.05),
      ),
      roues(0.905, -1.32, 0.32),
      roues(0.905, 1.32, 0.32),
      prisme(
        CABINE,
        [fonce(couleur, 0.04), clair(couleur, 0.14), clair(couleur, 0.04)],
        fonce(couleur, 0.1),
      ),
      [vitre(lunetteBasse, lunetteHaute, 0.88, -1), vitre(pareHaut, pareBas, 0.9, 1), ...laterales],
      [
        derriere(-2.15, -0.88, 0.88, 0.26, 0.42, fonce(couleur, 0.4)),
        devantOf(2.13, -0.86, 0.86, 0.26, 0.42, fonce(couleur, 0.4)),
        devantOf(2.14, -0.42, 0.42, 0.46, 0.66, '#1E262C'),
      ],
      feuxArriere(-2.16, 0.54, 0.88, 0.66, 0.88),
      phares(2.13, 0.54, 0.86, 0.6, 0.78),
      plaque(-2.17, 0.5),
    ],
    demi: 0.9,
    haut: 1.5,
    feux: { arriere: -2.17, avant: 2.14, ecart: 0.72, haut: 0.77 },
  };
}

export const dePolice: Face[][] = [
  deux((x, y) => [derriere(-2.16, x, y, 0.72, 0.84, '#0B4EA2')], 0.05, 0.5),
  surFlancs(0.91, -2, 1.9, 0.55, 0.75, '#0B4EA2'),
  boite(-0.75, -0.45, 0.5, 1.46, 1.6, '#1769E0'),
];
