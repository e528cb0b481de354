import type { Cle, Forme, Roue } from '../coque.ts';
import type { Point } from '../../../drawing/boite.ts';
import type { Crayon } from '../crayon.ts';

const BAS = '#2A2D31';

/** A box with rounded ends, as buses and cases have. */
export const bloc = (
  longueur: number,
  largeur: number,
  hauteur: number,
  bas: number,
  milieu = 0,
): Cle[] => {
  const [l, w] = [longueur / 2, largeur / 2];
  return [
    [milieu - l, hauteur - 0.5, 1.2, bas + 0.1, w - 0.2, w - 0.3],
    [milieu - l + 0.06, hauteur - 0.22, 1.2, bas + 0.02, w - 0.07, w - 0.16],
    [milieu - l + 0.22, hauteur - 0.06, 1.2, bas, w - 0.01, w - 0.06],
    [milieu - l + 0.6, hauteur, 1.2, bas, w, w - 0.05],
    [milieu + l - 0.3, hauteur, 1.2, bas, w, w - 0.05],
    [milieu + l - 0.06, hauteur - 0.05, 1.2, bas, w - 0.02, w - 0.07],
    [milieu + l, hauteur - 0.25, 1.2, bas + 0.06, w - 0.1, w - 0.15],
  ];
};

const paire = (avant: number, arriere: number, rayon: number, x: number, l: number): Roue[] => [
  { z: avant, rayon, x, largeur: l, directrice: true },
  { z: arriere, rayon, x, largeur: l },
];

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
  longueur: 5.5,
  largeur: 2,
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
  longueur: 8.6,
  largeur: 2.5,
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

interface Livree {
  bas: string;
  bande: string;
  haut?: string;
  lisere?: string;
}

/** Doors of a bus: on the right. */
export const PORTES_BUS = [
  [-5.35, -4.15],
  [-0.75, 0.55],
  [4.1, 5.3],
] as const;

/** A low-floor city bus. */
function paintCoteBus(crayon: Crayon, droite: boolean, { bas, bande, haut, lisere }: Livree): void {
  if (haut) crayon.rect([-6.1, 1.1], [6.1, 3.2], haut, 'lisse');
  crayon.poly(
    [
      [2.4, 0],
      [6.2, 0],
      [6.2, 3.2],
      [4.4, 3.2],
    ],
    bande,
    'lisse',
  );
  if (lisere)
    crayon.poly(
      [
        [2, 0],
        [2.4, 0],
        [4.4, 3.2],
        [4, 3.2],
      ],
      lisere,
      'lisse',
    );
  crayon.rect([-6.1, 0], [6.1, 0.52], bas);
  if (lisere) crayon.rect([-6.1, 0.52], [2.3, 0.62], lisere, 'lisse');
  crayon.rect([-5.9, 1.12], [5.75, 2.62], '#0B0F13', 'lisse', 0.1);
  for (let z = -5.75; z < 5.6; z += 1.42)
    crayon.vitre(
      [
        [z + 0.05, 1.2],
        [Math.min(5.65, z + 1.36), 1.2],
        [Math.min(5.65, z + 1.36), 2.54],
        [z + 0.05, 2.54],
      ],
      0.06,
    );
  if (droite) for (const porte of PORTES_BUS) paintPorte(crayon, porte);
  crayon.feuCarre([-4.7, 0.64], [-4.56, 0.7], '#C07A30', 'cligno', 0);
  crayon.feuCarre([5.92, 1], [6.1, 1.5], '#8E0D14', 'rouge', 0);
}

function paintPorte(crayon: Crayon, [de, a]: readonly [number, number]): void {
  const milieu = (de + a) / 2;
  crayon.rect([de, 0.34], [a, 2.66], '#14181C', 'lisse', 0.04);
  for (const [d, f] of [
    [de + 0.06, milieu - 0.04],
    [milieu + 0.04, a - 0.06],
  ] as const)
    crayon.vitre(
      [
        [d, 0.55],
        [f, 0.55],
        [f, 2.56],
        [d, 2.56],
      ],
      0.04,
    );
  crayon.trait(
    [
      [milieu, 0.36],
      [milieu, 2.64],
    ],
    '#4A545C',
    0.03,
    'mat',
  );
}

const SIGNAL_SCOLAIRE: Point = [-0.85, 1.02];

/** Children on a retro-reflecting square, at the left in front and behind. */
function paintScolaire(crayon: Crayon, [x, y]: Point): void {
  crayon.rect([x - 0.24, y - 0.24], [x + 0.24, y + 0.24], '#111111', 'mat', 0.02);
  crayon.rect([x - 0.225, y - 0.225], [x + 0.225, y + 0.225], '#FFC400', 'mat', 0.02);
  for (const [d, k] of [
    [-0.08, 1],
    [0.08, 0.85],
  ] as const) {
    crayon.disque([x + d, y + 0.11 * k], 0.042 * k, '#111111');
    crayon.poly(
      [
        [x + d - 0.05 * k, y + 0.055 * k],
        [x + d + 0.05 * k, y + 0.055 * k],
        [x + d + 0.035 * k, y - 0.06 * k],
        [x + d + 0.075 * k, y - 0.18 * k],
        [x + d + 0.03 * k, y - 0.18 * k],
        [x + d, y - 0.08 * k],
        [x + d - 0.05 * k, y - 0.18 * k],
        [x + d - 0.08 * k, y - 0.17 * k],
        [x + d - 0.035 * k, y - 0.05 * k],
      ],
      '#111111',
    );
  }
}

function paintAvantBus(crayon: Crayon, { bas, bande, haut }: Livree, ligne: string): void {
  crayon.degrade([-1.4, 0], [1.4, 3.2], '#FFFFFF', '#DADADA');
  if (haut) crayon.rect([-1.4, 1.1], [1.4, 3.2], haut, 'lisse');
  crayon.rect([-1.4, 0], [1.4, 0.5], bas);
  crayon.rect([-1.15, 1.02], [1.15, 2.98], '#0B0F13', 'lisse', 0.12);
  crayon.vitre(
    [
      [-1.08, 1.12],
      [1.08, 1.12],
      [1.02, 2.5],
      [-1.02, 2.5],
    ],
    0.1,
  );
  if (ligne) crayon.motsAllumes(ligne, [0, 2.74], 0.26, true);
  crayon.rect([-0.75, 0.55], [0.75, 0.62], bande);
  for (const s of [-1, 1]) {
    crayon.feuCarre([s * 0.72, 0.66], [s * 1.02, 0.84], '#D5E0E8', 'phare', 0.06);
    crayon.feuCarre([s * 0.72, 0.87], [s * 1.02, 0.905], '#E8EEF2', 'jour', 0);
    crayon.feuCarre([s * 1.05, 0.66], [s * 1.2, 0.9], '#C08A50', 'cligno', 0.03);
  }
}

function paintArriereBus(crayon: Crayon, { bas, bande }: Livree, ligne: string): void {
  crayon.rect([-1.4, 0], [1.4, 3.2], bande, 'lisse');
  crayon.rect([-1.4, 0], [1.4, 0.5], bas);
  crayon.rect([-1.02, 1.75], [1.02, 2.75], '#0B0F13', 'lisse', 0.1);
  crayon.vitre(
    [
      [-0.96, 1.82],
      [0.96, 1.82],
      [0.92, 2.66],
      [-0.92, 2.66],
    ],
    0.06,
  );
  if (ligne) crayon.motsAllumes(ligne.split(' ')[0]!, [0.72, 2.88], 0.24);
  for (let i = 0; i < 5; i++)
    crayon.trait(
      [
        [-0.55, 0.85 + i * 0.09],
        [0.55, 0.85 + i * 0.09],
      ],
      '#3A3F44',
      0.03,
    );
  for (const s of [-1, 1]) {
    crayon.feuRond([s * 1.08, 1.44], 0.12, '#8E0D14', 'rouge');
    crayon.feuRond([s * 1.08, 1.18], 0.115, '#B0601E', 'cligno');
    crayon.feuRond([s * 1.08, 0.95], 0.095, '#D5DADD', 'recul');
  }
  crayon.feuRond([-1.08, 0.74], 0.085, '#6A0A10', 'brouillard');
  crayon.feuCarre([-0.25, 2.95], [0.25, 3], '#5A0A0E', 'stop', 0);
}

function busOf(livree: Livree, ligne: string, scolaire = false): Forme {
  return {
    longueur: 12,
    largeur: 2.55,
    hauteur: 3.1,
    ppm: 85,
    anguleux: true,
    pas: 2.4,
    caisses: [bloc(12, 2.55, 3.1, 0.32)],
    roues: paire(-3.35, 2.9, 0.48, 1.1, 0.3),
    feux: {
      phare: [0.87, 0.75, -5.99],
      rouge: [1.08, 1.42, 5.99],
      clignoAvant: [1.12, 0.78, -5.95],
      clignoArriere: [1.08, 1.2, 5.99],
      stop: [0, 2.97, 5.95],
    },
    oeil: [-0.72, 1.98, -4.95],
    cote: (crayon, droite) => paintCoteBus(crayon, droite, livree),
    avant: (crayon) => {
      paintAvantBus(crayon, livree, ligne);
      if (scolaire) paintScolaire(crayon, [0.78, 1.32]);
    },
    arriere: (crayon) => {
      paintArriereBus(crayon, livree, ligne);
      if (scolaire) paintScolaire(crayon, [SIGNAL_SCOLAIRE[0] + 0.2, SIGNAL_SCOLAIRE[1] + 0.42]);
    },
    toit: (crayon) => crayon.rect([-4, -0.8], [3, 0.8], '#D2D4D5', 'mat', 0.1),
  };
}

export const BUS = busOf(
  { bas: '#3A3E43', bande: '#F2B705', haut: '#F4F4F1', lisere: '#C5161D' },
  '4 CENTRE',
);
export const BUS_SCOLAIRE = busOf({ bas: '#3A3E43', bande: '#E9EAE8', haut: '#F1F1EE' }, '', true);

function paintCoteCar(crayon: Crayon, droite: boolean): void {
  crayon.degrade([-6.2, 0], [6.2, 3.6], '#FFFFFF', '#D4D4D4');
  crayon.rect([-6.2, 0], [6.2, 0.48], BAS);
  crayon.poly(
    [
      [-6.2, 1.05],
      [6.2, 1.35],
      [6.2, 1.6],
      [-6.2, 1.15],
    ],
    '#FFFFFF',
    'lisse',
  );
  crayon.rect([-5.95, 1.72], [5.9, 3.06], '#0B0F13', 'lisse', 0.12);
  for (let z = -5.8; z < 5.6; z += 1.95)
    crayon.vitre(
      [
        [z + 0.04, 1.8],
        [Math.min(5.8, z + 1.9), 1.8],
        [Math.min(5.8, z + 1.9), 2.98],
        [z + 0.04, 2.98],
      ],
      0.06,
    );
  for (const z of [-1.9, -0.5, 0.9, 2.3])
    crayon.trait(
      [
        [z, 0.5],
        [z, 1.5],
        [z + 1.4, 1.5],
      ],
      '#7A7F84',
      0.016,
    );
  if (droite) paintPorte(crayon, [-5.6, -4.75]);
  crayon.feuCarre([-4.2, 0.72], [-4.06, 0.78], '#C07A30', 'cligno', 0);
  crayon.feuCarre([5.95, 1], [6.2, 1.6], '#8E0D14', 'rouge', 0);
}

export const CAR: Forme = {
  ...BUS,
  longueur: 12.2,
  hauteur: 3.5,
  caisses: [bloc(12.2, 2.55, 3.5, 0.34)],
  roues: paire(-3.2, 3.1, 0.5, 1.1, 0.3),
  feux: { ...BUS.feux, phare: [0.87, 0.75, -6.09], rouge: [1.08, 1.42, 6.09] },
  oeil: [-0.66, 2.3, -5],
  cote: paintCoteCar,
  avant: (crayon) => {
    crayon.degrade([-1.4, 0], [1.4, 3.6], '#FFFFFF', '#DADADA');
    crayon.rect([-1.4, 0], [1.4, 0.5], BAS);
    crayon.rect([-1.16, 1.25], [1.16, 3.36], '#0B0F13', 'lisse', 0.14);
    crayon.vitre(
      [
        [-1.08, 1.35],
        [1.08, 1.35],
        [1.02, 3.2],
        [-1.02, 3.2],
      ],
      0.12,
    );
    for (const s of [-1, 1]) {
      crayon.feuCarre([s * 0.6, 0.68], [s * 1, 0.86], '#D5E0E8', 'phare', 0.06);
      crayon.feuCarre([s * 0.6, 0.9], [s * 1, 0.935], '#E8EEF2', 'jour', 0);
      crayon.feuCarre([s * 1.04, 0.68], [s * 1.2, 0.94], '#C08A50', 'cligno', 0.03);
    }
  },
  arriere: (crayon) => {
    crayon.degrade([-1.4, 0], [1.4, 3.6], '#FFFFFF', '#D4D4D4');
    crayon.rect([-1.4, 0], [1.4, 0.5], BAS);
    crayon.rect([-1.05, 2.1], [1.05, 3.1], '#0B0F13', 'lisse', 0.1);
    for (const s of [-1, 1]) {
      crayon.feuRond([s * 1.08, 1.44], 0.12, '#8E0D14', 'rouge');
      crayon.feuRond([s * 1.08, 1.18], 0.115, '#B0601E', 'cligno');
      crayon.feuRond([s * 1.08, 0.95], 0.095, '#D5DADD', 'recul');
    }
    crayon.feuRond([-1.08, 0.74], 0.085, '#6A0A10', 'brouillard');
    crayon.feuCarre([-0.25, 3.22], [0.25, 3.27], '#5A0A0E', 'stop', 0);
  },
};
