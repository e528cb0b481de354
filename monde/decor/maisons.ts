import { Matrix4 } from 'three';
import { type Chantier, placeAt } from '../chantier.ts';
import type { CadreUv, Maille } from '../maille/maille.ts';
import { nuance } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { addTouffe } from './feuillage.ts';
import { fenetresDe, PORTE, porteDe } from './ouvertures.ts';

/** The sheet of façades: columns and rows, each 6 m by 9 m. */
export const [COLONNES, RANGEES] = [4, 3];
export const NOMBRE_DE_FACADES = COLONNES * RANGEES;
/** In metres. */
const [LARGE_DE_FEUILLE, HAUT_DE_FEUILLE] = [6, 9];
const ETAGES = { deux: 6.15, trois: 8.9 } as const;
const PENTE = 2.6;
const DEBORD = 0.34;

/** Walls beside and behind, by façade. */
export const MURS: readonly string[] = [
  '#A0806F',
  '#8C6D60',
  '#DDD5C6',
  '#86695E',
  '#A6887A',
  '#CFC3AC',
  '#ABA496',
  '#A4867A',
  '#C9C2B4',
  '#B5AC98',
  '#B79E88',
  '#D7CDBD',
];
const TUILES = ['#6A4A3F', '#474B51', '#7A5546', '#3E4248', '#565A60'] as const;
const NEIGE = '#E9EDF1';
const [PIERRE_BLEUE, ZINC, VITRE] = ['#8F9296', '#84898D', '#33414D'] as const;
const CORNICHES = ['#E6E1D6', '#D8D2C4', '#4A4A48', '#6E5C4A'] as const;

export interface Maison {
  largeur: number;
  profondeur: number;
  /** Its place on the sheet. */
  facade: number;
  etages: keyof typeof ETAGES;
  enneige: boolean;
  /** Far houses need no sills. */
  loin?: boolean;
}

/** Its front, the bricks or render beside, and its eaves. */
interface Gros {
  x: number;
  z: number;
  h: number;
  mur: string;
  tuile: string;
  lisse: boolean;
}

const cadreDe = (facade: number, hauteur: number): CadreUv => {
  const [u0, v1] = [(facade % COLONNES) / COLONNES, 1 - Math.floor(facade / COLONNES) / RANGEES];
  const e = 0.001;
  const v0 = v1 - 1 / RANGEES;
  return [u0 + e, v0 + e, u0 + 1 / COLONNES - e, v0 + hauteur / HAUT_DE_FEUILLE / RANGEES - e];
};

/** Rendered fronts have smooth walls: one brick's inside, nothing of its joints. */
const CREPIS = new Set([2, 5, 8, 11]);
const LISSE: CadreUv = [0.05, 0.02, 0.05, 0.02];
/** Metres of the wall's texture. */
const PAN_DE_MUR = 2;

/** A house whose front faces north (-z) at the origin; it goes back to the south. */
export function addMaison(
  { mailles }: Chantier,
  ou: Vec,
  lacet: number,
  maison: Maison,
  alea: () => number,
): void {
  const { largeur, profondeur, facade, etages, enneige, loin = false } = maison;
  const plein = ETAGES[etages];
  const gros: Gros = {
    x: largeur / 2,
    z: profondeur,
    h: plein * (0.95 + alea() * 0.09),
    mur: MURS[facade % MURS.length]!,
    tuile: enneige ? NEIGE : TUILES[Math.floor(alea() * TUILES.length)]!,
    lisse: CREPIS.has(facade),
  };
  const { x, z, h } = gros;
  placeAt(mailles, ['facade', 'mur', 'toit', 'divers', 'feuille'], ou, lacet, () => {
    mailles.facade.addQuad(
      [
        [x, 0, 0],
        [-x, 0, 0],
        [-x, h, 0],
        [x, h, 0],
      ],
      '#FFFFFF',
      cadreDe(facade, plein),
    );
    addPignons(mailles.mur, gros);
    addCorniche(mailles.divers, gros, alea);
    if (!loin) addSeuils(mailles.divers, gros, facade, h / plein);
    for (const s of [-1, 1]) addPignonVu(mailles, gros, s, enneige, alea);
    addToit(mailles.toit, gros);
    if (alea() < 0.85) addCheminee(mailles.toit, (alea() < 0.5 ? -1 : 1) * (x - 0.5), z, h, alea);
    const sort = alea();
    if (sort < 0.3) addLucarne(mailles.toit, gros);
    else if (sort < 0.5 && !enneige) addVelux(mailles.toit, h);
  });
}

/** Sills and a doorstep stand out, and cast shadows. */
function addSeuils(divers: Maille, { x, h }: Gros, facade: number, haut: number): void {
  const large = (2 * x) / LARGE_DE_FEUILLE;
  const at = (metres: number): number => x - metres * large;
  for (const f of fenetresDe(facade)) {
    if ((f.y + f.haut) * haut > h - 0.3) continue;
    const milieu = at(f.x + f.large / 2);
    for (const [y, debord] of [
      [f.y * haut - 0.07, 0.26],
      [(f.y + f.haut) * haut + 0.02, 0.1],
    ] as const)
      divers.addBoite(
        [milieu, y, -0.04],
        [(f.large + debord) * large, 0.09, debord * 0.8],
        PIERRE_BLEUE,
      );
  }
  divers.addBoite([at(porteDe(facade) + PORTE / 2), 0.07, -0.14], [1.3, 0.16, 0.34], PIERRE_BLEUE);
}

/** Its gutter and rainwater pipe are of zinc. */
function addCorniche(divers: Maille, { x, h }: Gros, alea: () => number): void {
  const couleur = CORNICHES[Math.floor(alea() * CORNICHES.length)]!;
  divers.addBoite([0, h - 0.16, -0.13], [2 * x, 0.3, 0.26], couleur);
  divers.addBoite([0, h - 0.02, -DEBORD], [2 * x, 0.13, 0.15], ZINC);
  divers.addBoite([-x + 0.1, h / 2, -0.08], [0.09, h - 0.3, 0.09], ZINC);
}

function addPignons(mur: Maille, { x, z, h, mur: couleur, lisse }: Gros): void {
  const faite: number = h + PENTE;
  const p = PAN_DE_MUR;
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
      lisse ? LISSE : [0, 0, z / p, h / p],
    );
    mur.addTriangle(
      s > 0 ? [hautArriere, hautAvant, sommet] : [hautAvant, hautArriere, sommet],
      couleur,
      undefined,
      lisse
        ? [
            [LISSE[0], LISSE[1]],
            [LISSE[0], LISSE[1]],
            [LISSE[0], LISSE[1]],
          ]
        : [
            [0, h / p],
            [z / p, h / p],
            [z / 2 / p, faite / p],
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
    lisse ? LISSE : [0, 0, (2 * x) / p, h / p],
  );
}

/** A gable that may stand free: windows, ivy, or an old painted square without a word. */
function addPignonVu(
  { divers, feuille, mur }: Chantier['mailles'],
  { x, z, h, mur: couleur, lisse }: Gros,
  s: number,
  enneige: boolean,
  alea: () => number,
): void {
  const sort = alea();
  const bord = s * x;
  divers.addBoite([bord + s * 0.02, 0.24, z / 2], [0.08, 0.5, z], '#77787A');
  if (sort < 0.6) addJours(divers, bord, z, h);
  else if (sort < 0.75 && !lisse)
    mur.addBoite([bord, h * 0.58, z * 0.45], [0.03, 2.4, 3.6], nuance(couleur, 1.22));
  else if (sort < 0.87 && !enneige)
    for (const [y, large] of [
      [0.8, 1.6],
      [2.2, 1.3],
      [3.4, 0.8],
    ] as const)
      addTouffe(
        feuille,
        [bord + s * 0.05, y, z * 0.62],
        [0.16, 0.9, large],
        { cartes: 26, taille: 0.3, couleur: '#5C6F45' },
        { alea, enneige, detail: 1 },
      );
  divers.addBoite([bord + s * 0.06, h / 2, z - 0.35], [0.09, h, 0.09], ZINC);
}

/** Flat on a gable, seen from outside alone. */
function addCarre(
  divers: Maille,
  x: number,
  [y, z]: readonly [number, number],
  [haut, large]: readonly [number, number],
  couleur: string,
): void {
  const [a, b] = [z - (Math.sign(x) * -large) / 2, z + (Math.sign(x) * -large) / 2];
  divers.addQuad(
    [
      [x, y - haut / 2, a],
      [x, y - haut / 2, b],
      [x, y + haut / 2, b],
      [x, y + haut / 2, a],
    ],
    couleur,
  );
}

/** Windows of a gable. */
function addJours(divers: Maille, x: number, z: number, h: number): void {
  const dehors = Math.sign(x) * 0.02;
  const hauts = [h + 0.5, ...(h > 7 ? [7, 4.3] : [4.2])];
  for (const [i, y] of hauts.entries())
    for (const part of i === 0 ? [0.5] : [0.3, 0.7]) {
      const ou = [y, z * part] as const;
      addCarre(divers, x + dehors, ou, [1.3, 0.94], '#E4E0D6');
      addCarre(divers, x + dehors * 1.6, ou, [1.16, 0.8], VITRE);
      addCarre(divers, x + dehors * 2.2, ou, [1.16, 0.06], '#E4E0D6');
      addCarre(divers, x + dehors * 2.2, [y - 0.68, z * part], [0.09, 1.1], PIERRE_BLEUE);
    }
}

/** Two slopes with their thickness, over eaves and gables. */
function addToit(toit: Maille, { x, z, h, tuile }: Gros): void {
  const pan = Math.hypot(z / 2 + DEBORD, PENTE + 0.15);
  const uv: CadreUv = [0, 0, x, pan / 2];
  const [bas, faite] = [h - 0.02, h + PENTE + 0.06];
  for (const [z0, s] of [
    [-DEBORD, 1],
    [z + DEBORD, -1],
  ] as const)
    toit.addQuad(
      [
        [s * x, bas, z0],
        [-s * x, bas, z0],
        [-s * x, faite, z / 2],
        [s * x, faite, z / 2],
      ],
      tuile,
      uv,
    );
  for (const s of [-1, 1])
    for (const z0 of [-DEBORD, z + DEBORD])
      toit.addQuad(
        [
          [s * (x + 0.01), bas - 0.14, z0],
          [s * (x + 0.01), bas, z0],
          [s * (x + 0.01), faite, z / 2],
          [s * (x + 0.01), faite - 0.16, z / 2],
        ],
        '#6E6A64',
      );
  toit.addBoite([0, faite, z / 2], [2 * x, 0.1, 0.22], tuile);
}

function addCheminee(toit: Maille, x: number, z: number, h: number, alea: () => number): void {
  const haut = h + PENTE + 0.3 + alea() * 0.5;
  toit.addBoite([x, haut - 0.5, z / 2 + 0.3], [0.62, 1.5, 0.5], '#84584A');
  toit.addBoite([x, haut + 0.28, z / 2 + 0.3], [0.72, 0.1, 0.6], PIERRE_BLEUE);
  for (const cote of alea() < 0.5 ? [0] : [-0.15, 0.15])
    toit.addTube(
      [
        [x + cote, haut + 0.3, z / 2 + 0.3],
        [x + cote, haut + 0.62, z / 2 + 0.3],
      ],
      0.1,
      '#A0583C',
      { cotes: 7 },
    );
}

function addLucarne(toit: Maille, { h, tuile }: Gros): void {
  toit.addBoite([0, h + 0.95, 1], [1.4, 1.2, 1.6], '#63666A');
  toit.addBoite([0, h + 0.95, 0.19], [1.2, 1.1, 0.06], '#E4E0D6');
  toit.addBoite([0, h + 0.95, 0.16], [0.98, 0.9, 0.06], VITRE);
  toit.addBoite([0, h + 0.95, 0.14], [0.06, 0.9, 0.06], '#E4E0D6');
  toit.addBoite([0, h + 1.72, 0.95], [1.7, 0.5, 1.9], tuile, { largeur: 0.1, profondeur: 1 });
}

function addVelux(toit: Maille, h: number): void {
  const repere = new Matrix4().makeRotationX(-0.56).setPosition(0.6, h + 1.08, 1.3);
  toit.within(repere, () => {
    toit.addBoite([0, 0, 0], [0.86, 0.06, 1.06], '#5A5E62');
    toit.addBoite([0, 0.02, 0], [0.72, 0.06, 0.92], '#52677A');
  });
}
