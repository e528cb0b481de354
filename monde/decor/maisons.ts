import { Matrix4 } from 'three';
import { type Chantier, placeAt } from '../chantier.ts';
import type { CadreUv, Maille } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';

/** The sheet of façades: columns and rows, each 6 m by 9 m. */
export const [COLONNES, RANGEES] = [4, 3];
export const NOMBRE_DE_FACADES = COLONNES * RANGEES;
/** In metres. */
const HAUT_DE_FEUILLE = 9;
const ETAGES = { deux: 6.15, trois: 8.9 } as const;
const PENTE = 2.6;

/** Walls beside and behind, by façade. */
export const MURS: readonly string[] = [
  '#A38273',
  '#947468',
  '#DDD5C6',
  '#8F7469',
  '#AA8A7B',
  '#CFC3AC',
  '#9C7E73',
  '#AD8D7F',
  '#C9C2B4',
  '#8C6F64',
  '#B99C86',
  '#D7CDBD',
];
const TUILES = ['#5C4038', '#3F444A', '#6B4A3C', '#4A4E54'] as const;
const NEIGE = '#E9EDF1';

export interface Maison {
  largeur: number;
  profondeur: number;
  /** Its place on the sheet. */
  facade: number;
  etages: keyof typeof ETAGES;
  enneige: boolean;
}

const cadreDe = (facade: number, hauteur: number): CadreUv => {
  const [u0, v1] = [(facade % COLONNES) / COLONNES, 1 - Math.floor(facade / COLONNES) / RANGEES];
  const e = 0.001;
  const v0 = v1 - 1 / RANGEES;
  return [u0 + e, v0 + e, u0 + 1 / COLONNES - e, v0 + hauteur / HAUT_DE_FEUILLE / RANGEES - e];
};

/** Rendered fronts have smooth walls: one brick's inside, nothing of its joints. */
const CREPIS = new Set([2, 5, 8, 11]);
const LISSE: CadreUv = [0.15, 0.03, 0.15, 0.03];

/** A house whose front faces north (-z) at the origin; it goes back to the south. */
export function addMaison(
  { mailles }: Chantier,
  ou: Vec,
  lacet: number,
  maison: Maison,
  alea: () => number,
): void {
  const { largeur, profondeur, facade, etages, enneige } = maison;
  const [x, z, h] = [largeur / 2, profondeur, ETAGES[etages]];
  const mur = MURS[facade % MURS.length]!;
  const tuile = enneige ? NEIGE : TUILES[Math.floor(alea() * TUILES.length)]!;
  placeAt(mailles, ['facade', 'mur', 'toit'], ou, lacet, () => {
    mailles.facade.addQuad(
      [
        [x, 0, 0],
        [-x, 0, 0],
        [-x, h, 0],
        [x, h, 0],
      ],
      '#FFFFFF',
      cadreDe(facade, h),
    );
    addPignons(mailles.mur, x, z, h, mur, CREPIS.has(facade));
    for (const s of [-1, 1]) if (alea() < 0.75) addJours(mailles.toit, s * x, z, h);
    addToit(mailles.toit, x, z, h, tuile);
    if (alea() < 0.8) addCheminee(mailles.toit, (alea() < 0.5 ? -1 : 1) * (x - 0.5), z, h);
    const sort = alea();
    if (sort < 0.45) addLucarne(mailles.toit, h, tuile);
    else if (sort < 0.6 && !enneige) addVelux(mailles.toit, h);
  });
}

function addPignons(
  mur: Maille,
  x: number,
  z: number,
  h: number,
  couleur: string,
  lisse: boolean,
): void {
  const faite: number = h + PENTE;
  for (const s of [-1, 1]) {
    const [avant, arriere]: [Vec, Vec] = [
      [s * x, 0, 0],
      [s * x, 0, z],
    ];
    const [hautAvant, hautArriere]: [Vec, Vec] = [
      [s * x, h, 0],
      [s * x, h, z],
    ];
    const sommet: Vec = [s * x, faite, z / 2];
    mur.addQuad(
      s < 0
        ? ([arriere, avant, hautAvant, hautArriere].toReversed() as [Vec, Vec, Vec, Vec])
        : [arriere, avant, hautAvant, hautArriere],
      couleur,
      lisse ? LISSE : [0, 0, z, h],
    );
    mur.addTriangle(
      s > 0 ? [hautArriere, hautAvant, sommet] : [hautAvant, hautArriere, sommet],
      couleur,
      undefined,
      lisse
        ? [
            [0.15, 0.03],
            [0.15, 0.03],
            [0.15, 0.03],
          ]
        : [
            [0, h],
            [z, h],
            [z / 2, faite],
          ],
    );
  }
  mur.addQuad(
    [
      [-x, 0, z],
      [x, 0, z],
      [x, h, z],
      [-x, h, z],
    ],
    couleur,
    lisse ? LISSE : [0, 0, 2 * x, h],
  );
}

/** Windows of a gable, where no neighbour stands against it. */
function addJours(toit: Maille, x: number, z: number, h: number): void {
  const [dehors, ...hauts] = [Math.sign(x) * 0.02, h + 0.5, ...(h > 7 ? [7, 4.3] : [4.2])];
  for (const [i, y] of hauts.entries())
    for (const part of i === 0 ? [0.5] : [0.3, 0.7]) {
      toit.addBoite([x, y, z * part], [0.06, 1.36, 1.06], '#E4E0D6');
      toit.addBoite([x + dehors, y, z * part], [0.06, 1.2, 0.9], '#33414D');
      toit.addBoite([x + dehors * 2, y, z * part], [0.05, 1.2, 0.07], '#E4E0D6');
    }
}

function addToit(toit: Maille, x: number, z: number, h: number, couleur: string): void {
  const pan = Math.hypot(z / 2 + 0.25, PENTE + 0.15);
  const uv: CadreUv = [0, 0, x, pan / 2];
  toit.addQuad(
    [
      [x, h - 0.1, -0.28],
      [-x, h - 0.1, -0.28],
      [-x, h + PENTE + 0.05, z / 2],
      [x, h + PENTE + 0.05, z / 2],
    ],
    couleur,
    uv,
  );
  toit.addQuad(
    [
      [-x, h - 0.1, z + 0.28],
      [x, h - 0.1, z + 0.28],
      [x, h + PENTE + 0.05, z / 2],
      [-x, h + PENTE + 0.05, z / 2],
    ],
    couleur,
    uv,
  );
  toit.addBoite([0, h - 0.06, -0.24], [2 * x, 0.14, 0.14], '#7C8286');
}

function addCheminee(toit: Maille, x: number, z: number, h: number): void {
  toit.addBoite([x, h + 2.9, z / 2 + 0.3], [0.6, 1.5, 0.5], '#7C4A3C');
  toit.addTube(
    [
      [x, h + 3.6, z / 2 + 0.3],
      [x, h + 3.95, z / 2 + 0.3],
    ],
    0.11,
    '#A0583C',
    { cotes: 7 },
  );
}

function addLucarne(toit: Maille, h: number, couleur: string): void {
  toit.addBoite([0, h + 1, 0.75], [1.5, 1.3, 1.4], '#D8D4CA');
  toit.addBoite([0, h + 1.05, 0.04], [1, 0.85, 0.03], '#33414D');
  toit.addBoite([0, h + 1.7, 0.7], [1.7, 0.1, 1.6], couleur);
}

function addVelux(toit: Maille, h: number): void {
  const repere = new Matrix4().makeRotationX(0.62).setPosition(0.6, h + 1.35, 1.3);
  toit.within(repere, () => toit.addBoite([0, 0, 0], [0.8, 0.06, 1], '#2E3A44'));
}

/** A farm: a house with its barn. */
export function addFerme(
  chantier: Chantier,
  ou: Vec,
  lacet: number,
  enneige: boolean,
  alea: () => number,
): void {
  placeAt(chantier.mailles, ['facade', 'mur', 'toit'], ou, lacet, () => {
    const facade = [0, 2, 4][Math.floor(alea() * 3)]!;
    addMaison(
      chantier,
      [0, 0, 0],
      0,
      { largeur: 6.6, profondeur: 8, facade, etages: 'deux', enneige },
      alea,
    );
    addMaison(
      chantier,
      [-7.6, 0, 1],
      0,
      { largeur: 8, profondeur: 6, facade: 7, etages: 'deux', enneige },
      alea,
    );
  });
}
