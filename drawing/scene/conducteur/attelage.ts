import {
  derriere,
  devantOf,
  boite,
  clair,
  fonce,
  prisme,
  roues,
  surFlancs,
  type Face,
} from './volume.ts';
import { deux, ombre, type Carrosse } from './carrosse.ts';

/** Larger than life, like people: the horse matters. */
const GRAND = 1.15;
const ROBE = '#8A5A34';
const CRIN = '#2E1F14';
const BOIS = '#C98D4B';
export const COCHER = '#2F5FA8';

const decale = (faces: Face[], droite: number): Face[] =>
  faces.map((f) => ({ ...f, points: f.points.map(([a, x, h]) => [a, x + droite, h] as const) }));
const paire = (faces: Face[], d: number): Face[] => [...decale(faces, -d), ...decale(faces, d)];
const grandit = (faces: Face[], k: number): Face[] =>
  faces.map((f) => ({ ...f, points: f.points.map(([a, x, h]) => [a * k, x * k, h * k] as const) }));

/** `avant`: metres to its hind legs. */
const cheval = (versNous: boolean, avant: number): Face[][] => {
  const en = (a: number) => a + avant;
  const jambe = (a: number, d: number): Face[] =>
    decale(
      [
        ...boite(en(a), en(a + 0.17), 0.085, 0.12, 0.95, fonce(ROBE, 0.18)),
        ...boite(en(a - 0.01), en(a + 0.2), 0.1, 0, 0.13, '#1B1512'),
      ],
      d,
    );
  const jambes = (a: number) => [...jambe(a, -0.19), ...jambe(a, 0.19)];
  const tronc = [
    ...prisme(
      [
        [en(-0.08), 0.85, 0.18],
        [en(-0.12), 1.2, 0.3],
        [en(0.05), 1.55, 0.2],
        [en(1.15), 1.5, 0.2],
        [en(1.5), 1.55, 0.17],
        [en(1.6), 1.15, 0.24],
        [en(1.4), 0.78, 0.2],
      ],
      [
        fonce(ROBE, 0.08),
        clair(ROBE, 0.06),
        clair(ROBE, 0.14),
        clair(ROBE, 0.1),
        ROBE,
        fonce(ROBE, 0.12),
      ],
      fonce(ROBE, 0.1),
    ),
  ];
  const harnais = [
    ...surFlancs(0.31, en(1.02), en(1.14), 0.8, 1.5, '#1B1512'),
    ...surFlancs(0.31, en(0.1), en(1.5), 1.02, 1.1, '#1B1512'),
  ];
  const encolure = prisme(
    [
      [en(1.15), 1.45, 0.14],
      [en(1.62), 2.22, 0.1],
      [en(1.86), 2.12, 0.1],
      [en(1.66), 1.2, 0.19],
    ],
    [CRIN, CRIN, clair(ROBE, 0.04)],
    fonce(ROBE, 0.05),
  );
  const tete = [
    ...prisme(
      [
        [en(1.62), 1.98, 0.12],
        [en(1.66), 2.3, 0.14],
        [en(2.26), 1.72, 0.1],
        [en(2.12), 1.55, 0.09],
      ],
      [CRIN, clair(ROBE, 0.14), CRIN],
      fonce(ROBE, 0.02),
    ),
    ...paire(boite(en(1.62), en(1.7), 0.045, 2.24, 2.46, ROBE), 0.09),
    {
      points: [
        [en(1.82), -0.05, 2.16],
        [en(2.22), -0.045, 1.78],
        [en(2.22), 0.045, 1.78],
        [en(1.82), 0.05, 2.16],
      ] as Face['points'],
      couleur: '#F2E8DA',
    },
  ];
  const queue = prisme(
    [
      [en(-0.2), 0.45, 0.05],
      [en(-0.2), 1.1, 0.1],
      [en(-0.08), 1.5, 0.06],
      [en(-0.1), 0.45, 0.04],
    ],
    [CRIN, CRIN, CRIN],
    CRIN,
  );
  const rang = [queue, jambes(0), tronc, harnais, jambes(1.25), encolure, tete];
  return versNous ? rang : [jambes(1.25), tete, encolure, jambes(0), tronc, harnais, queue];
};

/** Left of the middle, so that the horse shows beside him. */
const cocher: Face[][] = [
  decale(boite(-0.95, -0.55, 0.26, 1.0, 1.62, COCHER), -0.4),
  decale(boite(-0.9, -0.62, 0.07, 1.62, 1.72, '#E9B48C'), -0.4),
  decale(boite(-0.92, -0.6, 0.14, 1.7, 1.95, '#E9B48C'), -0.4),
  decale(boite(-0.98, -0.54, 0.22, 1.95, 1.99, '#4A3622'), -0.4),
  decale(boite(-0.92, -0.6, 0.14, 1.99, 2.12, '#4A3622'), -0.4),
];

const charrette = (couleur: string): { bas: Face[][]; haut: Face[][] } => ({
  bas: [
    deux(
      (x, y) => [
        derriere(-2.12, x, y, 0, 1.04, '#4A3622'),
        devantOf(0.02, x, y, 0, 0.84, '#4A3622'),
      ],
      0.84,
      0.94,
    ),
    roues(-0.84, -1.6, 0.52, BOIS),
    roues(-0.84, -0.3, 0.42, BOIS),
  ],
  haut: [
    boite(-2.4, 0.3, 0.74, 0.56, 0.86, couleur),
    [
      derriere(-2.41, -0.7, 0.7, 0.62, 0.68, fonce(couleur, 0.3)),
      derriere(-2.41, -0.66, -0.5, 0.7, 0.8, '#C1121F'),
      derriere(-2.41, 0.5, 0.66, 0.7, 0.8, '#C1121F'),
    ],
    roues(0.92, -1.6, 0.52, BOIS),
    roues(0.92, -0.3, 0.42, BOIS),
  ],
});

export const attelage = (couleur: string, versNous: boolean): Carrosse => {
  const { bas, haut } = charrette(couleur);
  const brancards = paire(boite(0.2, 2.2, 0.045, 0.96, 1.06, fonce(BOIS, 0.25)), 0.4);
  const poitrail = boite(-1.1, -0.5, 0.6, 0.86, 1.0, fonce(BOIS, 0.1));
  const morceaux = versNous
    ? [...bas, ...haut, poitrail, ...cocher, brancards, ...cheval(true, 0.75)]
    : [...cheval(false, 0.75), brancards, ...bas, poitrail, ...cocher, ...haut];
  return {
    morceaux: [[ombre(5.4, 0.9)], ...morceaux.map((m) => grandit(m, GRAND))],
    demi: 0.94 * GRAND,
    haut: 2.45 * GRAND,
    feux: { arriere: -2.42 * GRAND, avant: 0.4 * GRAND, ecart: 0.6, haut: 0.8 },
  };
};
