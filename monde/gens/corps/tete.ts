import type { Maille } from '../../maille/maille.ts';
import { type Couleur, melange, nuance } from '../../maille/teinte.ts';
import { radians, type Vec } from '../../maille/vecteurs.ts';
import type { Apparence, Coiffe } from '../apparence.ts';
import { addPeau } from './peau.ts';

/** Shares of the head's height: level, half-width, front, back. */
const COUPES: readonly (readonly [y: number, demi: number, devant: number, derriere: number])[] = [
  [0.497, 0.08, 0.07, 0.1],
  [0.475, 0.165, 0.16, 0.22],
  [0.42, 0.235, 0.25, 0.31],
  [0.33, 0.285, 0.325, 0.375],
  [0.2, 0.315, 0.37, 0.415],
  [0.09, 0.322, 0.388, 0.425],
  [0.015, 0.315, 0.372, 0.42],
  [-0.07, 0.308, 0.375, 0.395],
  [-0.14, 0.295, 0.378, 0.35],
  [-0.2, 0.282, 0.372, 0.29],
  [-0.25, 0.27, 0.374, 0.23],
  [-0.275, 0.262, 0.378, 0.2],
  [-0.3, 0.254, 0.375, 0.175],
  [-0.335, 0.24, 0.364, 0.135],
  [-0.43, 0.17, 0.368, 0.03],
  [-0.485, 0.1, 0.325, -0.06],
];
const COLONNES = [0, 9, 20, 33, 52, 80, 120];
const ANGLES = [
  ...COLONNES,
  180,
  ...COLONNES.slice(1)
    .toReversed()
    .map((a) => 360 - a),
].map(radians);

function coupeAt(y: number): readonly [number, number, number] {
  const i = Math.max(
    1,
    COUPES.findIndex(([niveau]) => niveau <= y),
  );
  const [a, b] = [COUPES[i - 1]!, COUPES[i]!];
  const part = Math.max(0, Math.min(1, (a[0] - y) / (a[0] - b[0])));
  const mix = (k: 1 | 2 | 3) => a[k] + (b[k] - a[k]) * part;
  return [mix(1), mix(2), mix(3)];
}

/** A point of the head without nose, `dehors` away from it; 0 is the front, clockwise. */
function surface(y: number, angle: number, dehors = 0): Vec {
  const [demi, devant, derriere] = coupeAt(Math.max(-0.485, Math.min(0.497, y)));
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const r = (Math.abs(s) ** 2.25 + Math.abs(c) ** 2.25) ** (-1 / 2.25);
  return [
    s * r * (demi + dehors),
    y + dehors * Math.max(0, y - 0.2) * 1.6,
    -c * r * ((c > 0 ? devant : derriere) + dehors),
  ];
}

/** How far the face stands out there: nose, brows, sockets, lips. */
function relief(y: number, angle: number): number {
  const loin = Math.abs(angle > Math.PI ? angle - 2 * Math.PI : angle) * (180 / Math.PI);
  const cloche = (centre: number, large: number) => Math.max(0, 1 - Math.abs(y - centre) / large);
  if (loin < 4) return cloche(-0.13, 0.17) ** 0.8 * 0.115 + cloche(-0.275, 0.05) * 0.014;
  if (loin < 14) return cloche(-0.15, 0.1) * 0.042 + cloche(-0.275, 0.05) * 0.01;
  if (loin < 40) return cloche(0.1, 0.05) * 0.012 - cloche(0.0, 0.075) * 0.03;
  return 0;
}

const anneauAt = (y: number): Vec[] => ANGLES.map((angle) => surface(y, angle, relief(y, angle)));

/** Under hair or a helmet the top of the skull is left out. */
function addCrane(maille: Maille, { peau, femme, coiffure, coiffe }: Apparence): void {
  const joue = melange(peau, '#B4553F', 0.12);
  const ombre = nuance(peau, 0.8);
  const levre = melange(peau, femme ? '#A03540' : '#8A3C38', femme ? 0.6 : 0.42);
  const nu = coiffure === 'degarni' && coiffe === 'aucune';
  const cachees = nu ? 1 : coiffe === 'aucune' ? 3 : 4;
  addPeau(
    maille,
    COUPES.slice(cachees).map(([y]) => anneauAt(y)),
    (coupe, k) => {
      const i = coupe + cachees;
      if (i >= 14) return ombre;
      if ((i === 11 || i === 12) && [0, 1, 13].includes(k)) return levre;
      if (i >= 7 && i <= 9 && [0, 3, 4, 10, 11].includes(k)) return joue;
      return i === 6 && [2, 3, 11, 12].includes(k) ? nuance(peau, 0.86) : peau;
    },
    { debut: nu },
  );
  for (const cote of [-1, 1])
    maille.addBoule([cote * 0.325, -0.04, 0.03], [0.03, 0.105, 0.06], nuance(peau, 0.93), {
      meridiens: 5,
      paralleles: 3,
    });
}

/** A flat ellipse that faces the front, its middle bulging out. */
function addPastille(
  maille: Maille,
  [x, y, z]: Vec,
  [rx, ry]: readonly [number, number],
  couleur: Couleur,
  { cotes = 7, tour = 0 } = {},
): void {
  const bord = Array.from({ length: cotes }, (_, k): Vec => {
    const a = ((k + 0.5) / cotes) * 2 * Math.PI;
    const dx = Math.cos(a) * rx;
    return [x + dx, y + Math.sin(a) * ry, z + Math.abs(dx) * 0.12 + dx * tour];
  });
  const centre: Vec = [x, y, z - 0.012];
  for (let k = 0; k < cotes; k++)
    maille.addTriangle([centre, bord[k]!, bord[(k + 1) % cotes]!], couleur, [
      [tour, 0, -1],
      [tour, 0, -1],
      [tour, 0, -1],
    ]);
}

function addTraits(maille: Maille, apparence: Apparence, oeillade: number): void {
  const { cheveux, yeux, age, femme } = apparence;
  const gros = age === 'enfant' ? 1.18 : 1;
  const sourcil = age === 'aîné' ? '#9A958D' : melange(cheveux, '#1A1310', 0.35);
  for (const cote of [-1, 1]) {
    const x = cote * 0.137;
    const tour = cote * 0.35;
    addPastille(maille, [x, 0.012, -0.353], [0.066 * gros, 0.036 * gros], '#E6E2DB', { tour });
    addPastille(
      maille,
      [x + oeillade * 0.034, 0.013, -0.366 + oeillade * cote * 0.008],
      [0.028 * gros, 0.033 * gros],
      yeux,
      { tour },
    );
    const paupiere: Vec[] = [
      [x - 0.066, 0.02, -0.325],
      [x - 0.03, 0.044, -0.352],
      [x + 0.03, 0.044, -0.352],
      [x + 0.066, 0.02, -0.325],
    ];
    const bord = { cotes: 3, bouts: false };
    maille.addTube(paupiere, femme ? 0.011 : 0.008, '#2A1D18', bord);
    const haut = age === 'enfant' ? 0.118 : 0.105;
    maille.addTube(
      [
        [cote * 0.062, haut - 0.01, -0.37],
        [cote * 0.135, haut + 0.014, -0.372],
        [cote * 0.215, haut - 0.012, -0.325],
      ],
      [0.015, femme ? 0.012 : 0.017, 0.006],
      sourcil,
      bord,
    );
  }
}

/** Where hair ends, from the face backwards. */
const LIGNES: Record<string, readonly (readonly [angle: number, y: number])[]> = {
  court: [
    [0, 0.3],
    [34, 0.29],
    [50, 0.2],
    [66, 0.02],
    [78, -0.08],
    [100, 0.04],
    [125, -0.16],
    [180, -0.3],
  ],
  degarni: [
    [0, 0.49],
    [50, 0.48],
    [62, 0.2],
    [72, 0.04],
    [80, -0.06],
    [100, 0.04],
    [125, -0.16],
    [180, -0.28],
  ],
  carre: [
    [0, 0.24],
    [26, 0.25],
    [45, 0.12],
    [58, -0.2],
    [75, -0.4],
    [110, -0.46],
    [145, -0.5],
    [180, -0.52],
  ],
};

function ligneAt(forme: string, angle: number): number {
  const loin = Math.abs(angle > Math.PI ? angle - 2 * Math.PI : angle) * (180 / Math.PI);
  const ligne = LIGNES[forme]!;
  const i = Math.max(
    1,
    ligne.findIndex(([a]) => a >= loin),
  );
  const [a, b] = [ligne[i - 1]!, ligne[i]!];
  return a[1] + ((b[1] - a[1]) * (loin - a[0])) / (b[0] - a[0]);
}

const CHEVEUX_ANGLES = Array.from({ length: 14 }, (_, k) => (k / 14) * 2 * Math.PI);

/** How far down each ring of a cap goes; its last is tucked in. */
const PARTS = {
  plein: [0.05, 0.31, 0.56, 0.78, 0.96, 1],
  /** Only what shows below a hat. */
  bord: [0.6, 0.95, 1],
  /** Around a bald crown: the first is tucked in as well. */
  couronne: [0.52, 0.6, 0.8, 0.96, 1],
};

/** A cap over the skull, down to a line around it. */
function addCalotte(
  maille: Maille,
  couleur: (anneau: number, cote: number) => Couleur,
  basAt: (angle: number) => number,
  epais: number,
  forme: keyof typeof PARTS = 'plein',
): void {
  const parts = PARTS[forme];
  const anneaux = parts.map((part, i) =>
    CHEVEUX_ANGLES.map((angle): Vec => {
      const bas = basAt(angle);
      const rentre = i === parts.length - 1 || (forme === 'couronne' && (i === 0 || bas > 0.4));
      const presque = i === parts.length - 2 ? 0.8 : 1;
      const y = 0.5 - (0.5 - bas) * (1 - Math.cos((part * Math.PI) / 2)) ** 0.75;
      const [px, py, pz] = surface(Math.min(0.49, y), angle, rentre ? -0.025 : epais * presque);
      return [px, py + (rentre ? -0.01 : epais) * Math.max(0, (y - 0.2) / 0.3), pz];
    }),
  );
  addPeau(maille, anneaux, couleur, { debut: forme === 'plein', fin: false });
}

function addCheveux(maille: Maille, apparence: Apparence, sousCoiffe: boolean): void {
  const { coiffure, cheveux } = apparence;
  const meche = (i: number, k: number) => nuance(cheveux, 0.86 + 0.2 * (((k * 7 + i * 3) % 5) / 5));
  const forme =
    coiffure === 'degarni'
      ? 'degarni'
      : coiffure === 'long' || coiffure === 'carre'
        ? 'carre'
        : 'court';
  const epais =
    coiffure === 'degarni'
      ? 0.03
      : coiffure === 'boucles'
        ? 0.1
        : coiffure === 'ras'
          ? 0.012
          : 0.04;
  addCalotte(
    maille,
    meche,
    (angle) => ligneAt(forme, angle),
    sousCoiffe ? 0.014 : epais,
    sousCoiffe ? 'bord' : coiffure === 'degarni' ? 'couronne' : 'plein',
  );
  if (coiffure === 'long') addLongs(maille, meche);
  if (coiffure === 'queue')
    maille.addTube(
      [
        [0, 0.16, 0.36],
        [0, 0.16, 0.47],
        [0.01, -0.08, 0.54],
        [0.02, -0.4, 0.48],
        [0.02, -0.62, 0.44],
      ],
      [0.05, 0.085, 0.11, 0.085, 0.02],
      cheveux,
      { cotes: 7 },
    );
  if (coiffure === 'chignon')
    maille.addBoule([0, 0.2, 0.5], [0.15, 0.14, 0.12], cheveux, { meridiens: 8, paralleles: 5 });
}

/** Hair that falls on the shoulders, behind the ears. */
function addLongs(maille: Maille, meche: (i: number, k: number) => Couleur): void {
  const angles = [62, 85, 110, 140, 165, 195, 220, 250, 275, 298].map(radians);
  const niveaux = [0.3, -0.05, -0.4, -0.62, -0.82];
  const nappe = (epais: number) =>
    niveaux.map((y, i) =>
      angles.map((angle): Vec => {
        const [x, , z] = surface(Math.max(-0.05, y), angle, i === 0 ? 0.03 : epais + i * 0.006);
        return [x * (1 + i * 0.03), y, z * (1 - i * 0.03)];
      }),
    );
  addPeau(maille, nappe(0.055), meche, { debut: false, fin: false, boucle: false });
}

function addCasque(maille: Maille, couleur: Couleur, couvrant: boolean): void {
  const bas = (angle: number) => {
    const dos = Math.abs(Math.PI - angle) / Math.PI;
    return couvrant ? (dos > 0.62 ? 0.2 : dos > 0.3 ? -0.06 : -0.24) : 0.19 - (1 - dos) * 0.14;
  };
  const sombre = nuance(couleur, 0.35);
  addCalotte(
    maille,
    (i, k) =>
      !couvrant && i >= 1 && i <= 4 && k % 3 === 1 ? '#1B1D20' : i >= 5 ? sombre : couleur,
    bas,
    couvrant ? 0.1 : 0.12,
  );
  for (const cote of [-1, 1])
    maille.addTube(
      [
        [cote * 0.34, 0.12, -0.05],
        [cote * 0.3, -0.25, -0.08],
        [cote * 0.08, -0.5, -0.22],
        [0, -0.51, -0.24],
      ],
      0.014,
      '#1B1D20',
      { cotes: 4, bouts: false },
    );
}

/** Closed, with a dark visor, as motorcyclists wear it. */
function addIntegral(maille: Maille, couleur: Couleur, jet: boolean): void {
  const niveaux = [0.62, 0.58, 0.46, 0.28, 0.1, -0.12, -0.34, -0.5, -0.56];
  const demi = [0.12, 0.24, 0.38, 0.455, 0.475, 0.47, 0.44, 0.38, 0.33];
  const angles = Array.from({ length: 16 }, (_, k) => ((k + 0.5) / 16) * 2 * Math.PI);
  const anneaux = niveaux.map((y, i) =>
    angles.map((angle): Vec => {
      const c = Math.cos(angle);
      const menton = c > 0 ? 1.08 + Math.max(0, -y) * 0.35 : 1.18;
      const ouvert = jet && c > 0.3 && y < 0.14 ? 0.5 : 1;
      return [Math.sin(angle) * demi[i]! * 0.96, y, -c * demi[i]! * menton * ouvert];
    }),
  );
  const visiere = (i: number, k: number) => i >= 3 && i <= 5 && Math.cos(angles[k]!) > 0.42;
  addPeau(maille, anneaux, (i, k) =>
    !jet && visiere(i, k) ? '#0E1216' : i >= 7 ? '#17191C' : couleur,
  );
}

function addVisiere(maille: Maille, couleur: Couleur, y: number, loin: number): void {
  const angles = [-58, -35, -12, 12, 35, 58].map(radians);
  const bord = (dehors: number, hauteur: number) =>
    angles.map((angle): Vec => {
      const [x, , z] = surface(y, angle, dehors * Math.cos(angle * 1.1));
      return [x, hauteur, z];
    });
  const plis = [bord(0.02, y), bord(loin, y - 0.05), bord(loin, y - 0.066), bord(0.02, y - 0.03)];
  addPeau(maille, plis, couleur, { debut: false, fin: false, boucle: false });
}

function addKepi(maille: Maille): void {
  const tour = (y: number, large: number) =>
    CHEVEUX_ANGLES.map((a): Vec => {
      const [x, , z] = surface(0.2, a, large);
      return [x, y + (y > 0.4 ? 0.07 * Math.cos(a) : 0), z];
    });
  const anneaux = [
    tour(0.24, 0.03),
    tour(0.33, 0.042),
    tour(0.47, 0.13),
    tour(0.53, 0.12),
    tour(0.55, -0.05),
  ];
  addPeau(maille, anneaux, (i) => (i < 1 ? '#6F93B8' : '#16213F'), { debut: false });
  addVisiere(maille, '#0B0D11', 0.25, 0.2);
  maille.addBoule([0, 0.42, -0.5], [0.045, 0.06, 0.02], '#D9B24A', { meridiens: 6, paralleles: 4 });
}

function addCoiffe(maille: Maille, coiffe: Coiffe, couleur: Couleur): void {
  const uni = () => couleur;
  if (coiffe === 'vélo') addCasque(maille, couleur, false);
  if (coiffe === 'pedelec') {
    addCasque(maille, couleur, true);
    addVisiere(maille, '#2A3138', 0.2, 0.16);
  }
  if (coiffe === 'intégral') addIntegral(maille, couleur, false);
  if (coiffe === 'jet') addIntegral(maille, couleur, true);
  if (coiffe === 'kepi') addKepi(maille);
  if (coiffe === 'bonnet') {
    addCalotte(
      maille,
      (i) => (i >= 4 ? nuance(couleur, 0.75) : couleur),
      () => 0.13,
      0.07,
    );
    maille.addBoule([0, 0.6, 0.03], [0.09, 0.09, 0.09], nuance(couleur, 0.8), {
      meridiens: 6,
      paralleles: 4,
    });
  }
  if (coiffe === 'casquette') {
    addCalotte(maille, uni, () => 0.2, 0.05);
    addVisiere(maille, nuance(couleur, 0.85), 0.24, 0.26);
  }
  if (coiffe === 'chantier') {
    addCalotte(maille, uni, () => 0.17, 0.12);
    addVisiere(maille, couleur, 0.2, 0.24);
  }
  if (coiffe === 'foulard') {
    const bas = (angle: number) => (Math.abs(Math.PI - angle) > 2.3 ? 0.26 : -0.52);
    addCalotte(maille, (i) => (i % 2 ? nuance(couleur, 0.9) : couleur), bas, 0.05);
  }
}

/** Head in its own frame: its height is 1, its middle at 0. `oeillade`: eyes, -1 left to 1 right. */
export function addTete(maille: Maille, apparence: Apparence, oeillade: number): void {
  const { coiffe, couleurCoiffe } = apparence;
  if (coiffe === 'intégral') return addIntegral(maille, couleurCoiffe, false);
  addCrane(maille, apparence);
  addTraits(maille, apparence, oeillade);
  if (coiffe !== 'foulard') addCheveux(maille, apparence, coiffe !== 'aucune');
  if (apparence.lunettes) addLunettes(maille, apparence.lunettes);
  addCoiffe(maille, coiffe, couleurCoiffe);
}

function addLunettes(maille: Maille, genre: 'vue' | 'noires'): void {
  const fin = { cotes: 3, bouts: false };
  for (const cote of [-1, 1]) {
    const verre = Array.from({ length: 6 }, (_, k): Vec => {
      const a = (k / 5) * 2 * Math.PI;
      return [
        cote * 0.145 + Math.cos(a) * 0.088,
        0.005 + Math.sin(a) * 0.062,
        -0.4 + Math.cos(a) * cote * 0.025,
      ];
    });
    if (genre === 'noires')
      addPastille(maille, [cote * 0.145, 0.005, -0.4], [0.095, 0.066], '#0B0C0E', {
        cotes: 8,
        tour: cote * 0.3,
      });
    else maille.addTube(verre, 0.009, '#1D1B1A', fin);
    maille.addTube(
      [
        [cote * 0.235, 0.02, -0.38],
        [cote * 0.335, 0.02, -0.05],
      ],
      0.009,
      '#1D1B1A',
      fin,
    );
  }
}
