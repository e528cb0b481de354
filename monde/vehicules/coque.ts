import { BufferAttribute, BufferGeometry } from 'three';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { moins, plus, produit, scalaire, unitaire, type Vec } from '../maille/vecteurs.ts';
import type { Crayon } from './crayon.ts';

/** A cross-section: top, belt, underside, half-widths at belt and top. The front is at -z. */
export type Cle = readonly [
  z: number,
  haut: number,
  ceinture: number,
  bas: number,
  auBas: number,
  auHaut: number,
];

export interface Roue {
  z: number;
  rayon: number;
  /** From the middle line. */
  x: number;
  largeur: number;
  directrice?: boolean;
}

/** Lamps on the right; those on the left are their mirror image. */
export interface Feux {
  phare: Vec;
  rouge: Vec;
  clignoAvant: Vec;
  clignoArriere: Vec;
  stop?: Vec;
}

/** A body that is lofted and painted from sheets seen square on. */
export interface Forme {
  longueur: number;
  largeur: number;
  hauteur: number;
  /** Pixels a metre of its sheets. */
  ppm: number;
  caisses: readonly (readonly Cle[])[];
  /** Flat sides with edges, as buses have. */
  anguleux?: boolean;
  /** Metres between sections; short ones cost triangles. */
  pas?: number;
  roues: readonly Roue[];
  feux: Feux;
  /** The driver's eyes. */
  oeil: Vec;
  cote: (crayon: Crayon, droite: boolean) => void;
  avant: (crayon: Crayon) => void;
  arriere: (crayon: Crayon) => void;
  toit: (crayon: Crayon) => void;
}

const MARGE = 0.06;
const VUES = ['gauche', 'droite', 'toit', 'avant', 'arriere', 'dessous'] as const;
export type VueDeCoque = (typeof VUES)[number];

/** Slope of a curve that never overshoots. */
function pente(cles: readonly Cle[], j: number, i: number): number {
  const [avant, ici, apres] = [cles[i - 1], cles[i], cles[i + 1]];
  if (!avant || !ici || !apres) return 0;
  const a = (ici[j]! - avant[j]!) / (ici[0] - avant[0] || 1e-6);
  const b = (apres[j]! - ici[j]!) / (apres[0] - ici[0] || 1e-6);
  return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
}

/** Column `j` of the sections, at `z`. */
export function valeurAt(cles: readonly Cle[], j: number, z: number): number {
  let i = 0;
  while (i < cles.length - 2 && z > cles[i + 1]![0]) i++;
  const [a, b] = [cles[i]!, cles[i + 1]!];
  const pas = b[0] - a[0] || 1e-6;
  const t = Math.max(0, Math.min(1, (z - a[0]) / pas));
  const [m0, m1] = [pente(cles, j, i) * pas, pente(cles, j, i + 1) * pas];
  return (
    (2 * t ** 3 - 3 * t * t + 1) * a[j]! +
    (t ** 3 - 2 * t * t + t) * m0 +
    (-2 * t ** 3 + 3 * t * t) * b[j]! +
    (t ** 3 - t * t) * m1
  );
}

type Plat = readonly [x: number, y: number];

/** The right half of a section, from below to the top. */
function profilOf(cles: readonly Cle[], z: number, anguleux: boolean): Plat[] {
  const [haut, ceinture, bas, auBas, auHaut] = [1, 2, 3, 4, 5].map((j) => valeurAt(cles, j, z)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const h = ceinture - bas;
  if (anguleux) {
    const r = 0.07;
    return [
      [0, bas],
      [auBas - 0.05, bas],
      [auBas, bas + 0.05],
      [auBas, ceinture],
      [auBas + (auHaut - auBas) * 0.5, ceinture + (haut - ceinture) * 0.5],
      [auHaut, haut - r * 1.6],
      [auHaut - r * 0.35, haut - r * 0.6],
      [auHaut - r * 1.3, haut - r * 0.1],
      [auHaut * 0.5, haut - 0.004],
      [0, haut],
    ];
  }
  const grand = Math.max(0.12, Math.min(1, (haut - ceinture) / 0.4));
  const pied: Plat = [auBas * 0.955, ceinture + 0.005];
  const tete: Plat = [auHaut + 0.045, haut - 0.085 * grand];
  const bombe = (t: number): Plat => [
    pied[0] + (tete[0] - pied[0]) * t + 0.012 * Math.sin(t * Math.PI),
    pied[1] + (tete[1] - pied[1]) * t,
  ];
  return [
    [0, bas],
    [auBas * 0.84, bas],
    [auBas * 0.945, bas + 0.05],
    [auBas * 0.985, bas + 0.3 * h],
    [auBas, bas + 0.55 * h],
    [auBas * 0.998, bas + 0.78 * h],
    [auBas * 0.985, ceinture - 0.035],
    pied,
    bombe(0.5),
    tete,
    [auHaut, haut - 0.03 * grand],
    [auHaut - 0.07, haut - 0.008],
    [auHaut * 0.55, haut - 0.002],
    [0, haut],
  ];
}

function sectionsOf(cles: readonly Cle[], pas: number): number[] {
  const zs = cles.slice(0, -1).flatMap(([z], i) => {
    const suite = cles[i + 1]![0];
    const nombre = Math.max(1, Math.min(5, Math.round((suite - z) / pas)));
    return Array.from({ length: nombre }, (_, k) => z + ((suite - z) * k) / nombre);
  });
  return [...zs, cles.at(-1)![0]];
}

/** Where each sheet lies in the one texture. */
export interface Planche {
  large: number;
  haut: number;
  /** Pixels of a point in a sheet's own two metres. */
  at: Record<VueDeCoque, { x: (a: number) => number; y: (b: number) => number }>;
  /** Its left, top, width and height. */
  cadres: Record<Exclude<VueDeCoque, 'dessous'>, readonly [number, number, number, number]>;
}

export function plancheOf({ longueur, largeur, hauteur, ppm }: Forme): Planche {
  const [l, h, w] = [longueur, hauteur, largeur].map((m) => Math.ceil((m + 2 * MARGE) * ppm)) as [
    number,
    number,
    number,
  ];
  const enLong = (z: number) => (z + longueur / 2 + MARGE) * ppm;
  const enLarge = (x: number) => (x + largeur / 2 + MARGE) * ppm;
  const enHaut = (depuis: number) => (y: number) => depuis + (hauteur + MARGE - y) * ppm;
  return {
    large: Math.max(l, w * 2),
    haut: h * 3 + w,
    at: {
      gauche: { x: enLong, y: enHaut(0) },
      droite: { x: enLong, y: enHaut(h) },
      toit: { x: enLong, y: (x) => 2 * h + enLarge(x) },
      avant: { x: enLarge, y: enHaut(2 * h + w) },
      arriere: { x: (x) => w + enLarge(x), y: enHaut(2 * h + w) },
      dessous: { x: () => w + enLarge(0), y: () => enHaut(2 * h + w)(0.02) },
    },
    cadres: {
      gauche: [0, 0, l, h],
      droite: [0, h, l, h],
      toit: [0, 2 * h, l, w],
      avant: [0, 2 * h + w, w, h],
      arriere: [w, 2 * h + w, w, h],
    },
  };
}

const vueOf = ([x, y, z]: Vec): VueDeCoque => {
  if (y < -0.8) return 'dessous';
  if (Math.abs(x) > 0.62) return x > 0 ? 'droite' : 'gauche';
  if (y > 0.74) return 'toit';
  return z < 0 ? 'avant' : 'arriere';
};

const PLATS: Record<VueDeCoque, (ou: Vec) => Plat> = {
  gauche: ([, y, z]) => [z, y],
  droite: ([, y, z]) => [z, y],
  toit: ([x, , z]) => [z, x],
  avant: ([x, y]) => [x, y],
  arriere: ([x, y]) => [x, y],
  dessous: () => [0, 0],
};

interface Peau {
  points: Vec[];
  faces: [number, number, number][];
}

function peauOf(cles: readonly Cle[], { anguleux = false, pas = 0.16 }: Forme): Peau {
  const anneaux = sectionsOf(cles, pas).map((z) => {
    const droite = profilOf(cles, z, anguleux);
    const gauche = droite.slice(1, -1).toReversed();
    return [...droite.map(([x, y]): Vec => [x, y, z]), ...gauche.map(([x, y]): Vec => [-x, y, z])];
  });
  const tour = anneaux[0]!.length;
  const points = anneaux.flat();
  const faces: Peau['faces'] = [];
  for (let i = 0; i < anneaux.length - 1; i++)
    for (let k = 0; k < tour; k++) {
      const j = (k + 1) % tour;
      const [a, b, c, d] = [i * tour + k, i * tour + j, (i + 1) * tour + j, (i + 1) * tour + k];
      faces.push([a, b, c], [a, c, d]);
    }
  for (const [i, sens] of [
    [0, 1],
    [anneaux.length - 1, -1],
  ] as const) {
    const anneau = anneaux[i]!;
    const centre = points.length;
    points.push([0, anneau.reduce((somme, [, y]) => somme + y, 0) / tour, anneau[0]![2]]);
    for (let k = 0; k < tour; k++) {
      const [a, b] = [i * tour + k, i * tour + ((k + 1) % tour)];
      faces.push(sens > 0 ? [centre, b, a] : [centre, a, b]);
    }
  }
  return { points, faces };
}

/** Normals as means of what meets at a point, weighted by surface. */
function normalesOf({ points, faces }: Peau): Vec[] {
  const sommes: Vec[] = points.map(() => [0, 0, 0]);
  for (const face of faces) {
    const [a, b, c] = face.map((i) => points[i]!) as [Vec, Vec, Vec];
    const n = produit(moins(b, a), moins(c, a));
    for (const i of face) sommes[i] = plus(sommes[i]!, n);
  }
  return sommes.map(unitaire);
}

/** Metres from an end beyond which a face is a partition, no front or back. */
const CLOISON = 3;

/** A partition is as bare as the roof above it. */
const vueDans = ({ longueur }: Forme, plate: Vec, [, , z]: Vec): VueDeCoque => {
  const vue = vueOf(plate);
  const cloison =
    (vue === 'avant' && z > CLOISON - longueur / 2) ||
    (vue === 'arriere' && z < longueur / 2 - CLOISON);
  return cloison ? 'toit' : vue;
};

/** The body as triangles with the place of each corner in the sheets. */
export function coqueOf(forme: Forme): BufferGeometry {
  const planche = plancheOf(forme);
  const positions: number[] = [];
  const normales: number[] = [];
  const uvs: number[] = [];
  for (const cles of forme.caisses) {
    const peau = peauOf(cles, forme);
    const lisses = normalesOf(peau);
    for (const face of peau.faces) {
      const [a, b, c] = face.map((i) => peau.points[i]!) as [Vec, Vec, Vec];
      const plate = unitaire(produit(moins(b, a), moins(c, a)));
      const vue = vueDans(forme, plate, a);
      const { x, y } = planche.at[vue];
      for (const i of face) {
        const ou = peau.points[i]!;
        const lisse = lisses[i]!;
        const [u, v] = PLATS[vue](ou);
        positions.push(...ou);
        normales.push(...(forme.anguleux && scalaire(lisse, plate) < 0.6 ? plate : lisse));
        uvs.push(x(u) / planche.large, 1 - y(v) / planche.haut);
      }
    }
  }
  const geometrie = new BufferGeometry();
  const set = (nom: string, valeurs: number[], taille: number) =>
    geometrie.setAttribute(nom, new BufferAttribute(Float32Array.from(valeurs), taille));
  set('position', positions, 3);
  set('normal', normales, 3);
  set('uv', uvs, 2);
  return mergeVertices(geometrie, 1e-4);
}
