import { type Chantier, placeAt } from '../chantier.ts';
import { aleaOf, graineDuLieu } from '../../drawing/alea.ts';
import type { CadreUv, Maille } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';

/** In metres: across, back, and to the eaves. */
interface Corps {
  x: number;
  large: number;
  profond: number;
  recul: number;
  haut: number;
  pente: number;
}

/** A building's stuff. */
interface Matieres {
  mur: string;
  /** Bricks or stones show; else it is rendered. */
  appareil: boolean;
  tuile: string;
  chassis: string;
  /** Whether the next window is lit. */
  allume?: () => boolean;
}

const [ARDOISE, TERRE_CUITE, NEIGE] = ['#45494F', '#7C5243', '#E9EDF1'] as const;
const [PIERRE_BLEUE, VITRE, ZINC] = ['#8F9296', '#33414D', '#84898D'] as const;
const LISSE: CadreUv = [0.05, 0.02, 0.05, 0.02];

const LOTS: readonly Matieres[] = [
  { mur: '#9C7767', appareil: true, tuile: TERRE_CUITE, chassis: '#EFECE4' },
  { mur: '#E2DDD2', appareil: false, tuile: ARDOISE, chassis: '#3A3F44' },
  { mur: '#B9A792', appareil: true, tuile: ARDOISE, chassis: '#5A4636' },
  { mur: '#D3C8B4', appareil: false, tuile: TERRE_CUITE, chassis: '#EFECE4' },
  { mur: '#7E6358', appareil: true, tuile: ARDOISE, chassis: '#3A3F44' },
];

/** Four walls from the ground, its front facing north at z = recul. */
function addMurs(mur: Maille, { x, large, profond, recul, haut }: Corps, m: Matieres): void {
  const [a, b] = [x - large / 2, x + large / 2];
  const [p, q] = [recul, recul + profond];
  const coins: Vec[] = [
    [b, 0, p],
    [a, 0, p],
    [a, 0, q],
    [b, 0, q],
  ];
  for (const [i, de] of coins.entries()) {
    const vers = coins[(i + 1) % 4]!;
    const long = Math.hypot(vers[0] - de[0], vers[2] - de[2]);
    mur.addQuad(
      [[...de] as unknown as Vec, vers, [vers[0], haut, vers[2]], [de[0], haut, de[2]]],
      m.mur,
      m.appareil ? [0, 0, long / 2, haut / 2] : LISSE,
    );
  }
}

/** Its ridge runs along the front; gables of the wall's stuff. */
function addDeuxPans(
  { mur, toit, divers }: Chantier['mailles'],
  { x, large, profond, recul, haut, pente }: Corps,
  m: Matieres,
): void {
  const [a, b] = [x - large / 2 - 0.25, x + large / 2 + 0.25];
  const [p, q, milieu] = [recul - 0.45, recul + profond + 0.45, recul + profond / 2];
  const [bas, faite] = [haut - 0.12, haut + pente];
  const uv: CadreUv = [0, 0, large / 2, Math.hypot(profond / 2, pente) / 2];
  toit.addQuad(
    [
      [b, bas, p],
      [a, bas, p],
      [a, faite, milieu],
      [b, faite, milieu],
    ],
    m.tuile,
    uv,
  );
  toit.addQuad(
    [
      [a, bas, q],
      [b, bas, q],
      [b, faite, milieu],
      [a, faite, milieu],
    ],
    m.tuile,
    uv,
  );
  toit.addBoite([x, faite, milieu], [b - a, 0.1, 0.24], m.tuile);
  for (const s of [-1, 1]) {
    const c = x + (s * large) / 2;
    mur.addTriangle(
      [
        [c, haut, recul],
        [c, haut, recul + profond],
        [c, haut + pente, milieu],
      ],
      m.mur,
      [
        [s, 0, 0],
        [s, 0, 0],
        [s, 0, 0],
      ],
      m.appareil
        ? [
            [0, 0],
            [profond / 2, 0],
            [profond / 4, pente / 2],
          ]
        : [
            [LISSE[0], LISSE[1]],
            [LISSE[0], LISSE[1]],
            [LISSE[0], LISSE[1]],
          ],
    );
  }
  divers.addBoite([x, bas - 0.02, p], [b - a, 0.13, 0.14], ZINC);
  divers.addBoite([x - large / 2 + 0.1, haut / 2, recul - 0.07], [0.08, haut, 0.08], ZINC);
}

/** A window in its frame, with a sill of bluestone; some are lit by night. */
function addFenetre(
  { divers }: Chantier['mailles'],
  [x, y, z]: Vec,
  [large, haut]: readonly [number, number],
  { chassis, allume }: Matieres,
): void {
  const allumee = allume?.() ?? false;
  divers.addBoite([x, y, z], [large + 0.14, haut + 0.14, 0.08], chassis);
  divers.lit(allumee ? 0.4 : 0, () =>
    divers.addBoite([x, y, z - 0.02], [large, haut, 0.08], allumee ? '#E3A654' : VITRE),
  );
  if (large > 1) divers.addBoite([x, y, z - 0.04], [0.07, haut, 0.07], chassis);
  divers.addBoite([x, y - haut / 2 - 0.1, z - 0.08], [large + 0.3, 0.08, 0.22], PIERRE_BLEUE);
}

/** Night and snow change no house: the same lots are drawn. */
const dressed = (lot: Matieres, nuit: boolean, enneige: boolean, alea: () => number): Matieres => ({
  ...lot,
  ...(enneige && { tuile: NEIGE }),
  allume: () => alea() < 0.35 && nuit,
});

/** In metres: a villa and its garage. */
export const [VILLA, GARAGE] = [8.4, 3.5];
export const PROFONDEUR_DE_VILLA = 8.5;

/** A detached house with its garage at its right; its front faces north at the origin. */
export function addVilla(
  { mailles, nuit }: Chantier,
  ou: Vec,
  lacet: number,
  enneige: boolean,
  alea: () => number,
): void {
  const lot = LOTS[Math.floor(alea() * LOTS.length)]!;
  const m = dressed(lot, nuit, enneige, alea);
  const etage = alea() < 0.45;
  const { mur, toit, divers } = mailles;
  const corps: Corps = {
    x: GARAGE / 2,
    large: VILLA,
    profond: PROFONDEUR_DE_VILLA,
    recul: 0,
    haut: etage ? 5.4 : 2.9,
    pente: etage ? 2.6 : 3.6,
  };
  const garage: Corps = {
    x: -VILLA / 2 - 0.02,
    large: GARAGE,
    profond: 6.5,
    recul: 0.9,
    haut: 2.7,
    pente: 0,
  };
  placeAt(mailles, ['mur', 'toit', 'divers'], ou, lacet, () => {
    for (const un of [corps, garage]) {
      addMurs(mur, un, m);
      divers.addBoite(
        [un.x, 0.2, un.recul + un.profond / 2],
        [un.large + 0.05, 0.4, un.profond + 0.05],
        '#6E6F70',
      );
    }
    addDeuxPans(mailles, corps, m);
    divers.addBoite(
      [garage.x, 2.76, garage.recul + garage.profond / 2],
      [GARAGE + 0.1, 0.22, garage.profond + 0.2],
      enneige ? NEIGE : '#6A6D70',
    );
    divers.addBoite([garage.x, 1.1, 0.88], [2.5, 2.15, 0.06], alea() < 0.5 ? '#E2DFD8' : '#4A4E52');
    for (const y of [0.6, 1.15, 1.7]) divers.addBoite([garage.x, y, 0.85], [2.5, 0.02, 0.03], ZINC);
    addFenetre(mailles, [corps.x + 2.4, 1.5, 0], [2.1, 1.35], m);
    addFenetre(mailles, [corps.x - 3, 1.5, 0], [1.2, 1.2], m);
    divers.addBoite([corps.x - 0.9, 1.1, 0], [1.1, 2.2, 0.1], m.chassis);
    divers.addBoite([corps.x - 0.9, 1.05, -0.03], [0.94, 2.05, 0.08], '#4E4238');
    divers.addBoite([corps.x - 0.9, 0.06, -0.5], [1.7, 0.14, 1], PIERRE_BLEUE);
    divers.addBoite([corps.x - 0.9, 2.42, -0.4], [1.9, 0.12, 0.9], ZINC);
    if (etage)
      for (const d of [-2.9, -0.6, 2.4])
        addFenetre(mailles, [corps.x + d, 4.1, 0], [1.25, 1.25], m);
    else addLucarnes(toit, corps, m);
    for (const s of [-1, 1])
      divers.addBoite([corps.x + (s * VILLA) / 2, corps.haut + 0.2, 4.25], [0.1, 1.1, 0.9], VITRE);
    toit.addBoite([corps.x + 2.6, corps.haut + corps.pente, 4.6], [0.7, 1.5, 0.6], '#84584A');
  });
}

function addLucarnes(toit: Maille, { x, haut }: Corps, { tuile, chassis }: Matieres): void {
  for (const d of [-2, 2]) {
    toit.addBoite([x + d, haut + 1.2, 1.6], [1.5, 1.3, 2.2], '#63666A');
    toit.addBoite([x + d, haut + 1.2, 0.49], [1.3, 1.1, 0.06], chassis);
    toit.addBoite([x + d, haut + 1.2, 0.46], [1.06, 0.9, 0.06], VITRE);
    toit.addBoite([x + d, haut + 2.1, 1.5], [1.8, 0.6, 2.5], tuile, { largeur: 0.1 });
  }
}

/** In metres: a farm around its court, seen from its gate. */
export const FERME = { large: 26, profond: 20, haut: 8.5 } as const;
const PIERRES: Matieres = { mur: '#A9A293', appareil: true, tuile: ARDOISE, chassis: '#E4E0D6' };
const BRIQUES: Matieres = {
  mur: '#96705F',
  appareil: true,
  tuile: TERRE_CUITE,
  chassis: '#E4E0D6',
};

/** Barn, stables and dwelling in a square, as in Hesbaye; of stone and slate in the Ardennes. */
export function addFerme(
  { mailles, nuit }: Chantier,
  ou: Vec,
  lacet: number,
  { enneige, ardenne }: { enneige: boolean; ardenne: boolean },
): void {
  const lot = ardenne ? PIERRES : BRIQUES;
  const m = dressed(lot, nuit, enneige, aleaOf(graineDuLieu(ou[0], ou[2])));
  const { mur, divers } = mailles;
  const logis: Corps = { x: 8.6, large: 9, profond: 7.5, recul: 0, haut: 5.4, pente: 3 };
  const grange: Corps = { x: -6.4, large: 13, profond: 8, recul: 0, haut: 4.6, pente: 3.8 };
  const etables: Corps = { x: 0, large: 24, profond: 6, recul: 14, haut: 3.6, pente: 2.8 };
  placeAt(mailles, ['mur', 'toit', 'divers'], ou, lacet, () => {
    for (const corps of [logis, grange, etables]) {
      addMurs(mur, corps, m);
      addDeuxPans(mailles, corps, m);
    }
    for (const y of [1.5, 4])
      for (const d of [-3.2, -1, 1.2, 3.2])
        if (y > 2 || d !== -1) addFenetre(mailles, [logis.x + d, y, 0], [0.95, 1.4], m);
    divers.addBoite([logis.x - 1, 1.1, -0.02], [1.3, 2.3, 0.1], PIERRE_BLEUE);
    divers.addBoite([logis.x - 1, 1.05, -0.05], [1, 2.1, 0.1], '#3E4A3E');
    divers.addBoite([grange.x, 1.9, -0.02], [3.6, 3.9, 0.1], PIERRE_BLEUE);
    divers.addBoite([grange.x, 1.8, -0.05], [3.2, 3.6, 0.1], '#4E4A3A');
    for (const d of [-4.6, 4.6])
      divers.addBoite([grange.x + d, 2.6, -0.02], [0.5, 1, 0.08], '#26282A');
    divers.addBoite([2.1, 1.2, 0.3], [4, 2.4, 0.4], m.mur);
  });
}

/** In metres: a shed at a town's industrial edge. */
export const HANGAR = { large: 30, profond: 22, haut: 7.4 } as const;
const BARDAGES = ['#B9BEC1', '#8E979C', '#C9C6BC', '#7A858C'] as const;

/** Cladding on a concrete foot, gates for lorries, a low office: no sign on it. */
export function addHangar(
  { mailles: { divers } }: Chantier,
  ou: Vec,
  lacet: number,
  enneige: boolean,
  alea: () => number,
): void {
  const { large, profond, haut } = HANGAR;
  const bardage = BARDAGES[Math.floor(alea() * BARDAGES.length)]!;
  divers.at(ou, lacet, () => {
    divers.addBoite([0, haut / 2, profond / 2], [large, haut, profond], bardage);
    divers.addBoite([0, 0.5, profond / 2], [large + 0.1, 1, profond + 0.1], '#9A9994');
    divers.addBoite(
      [0, haut + 0.1, profond / 2],
      [large + 0.3, 0.4, profond + 0.3],
      enneige ? NEIGE : '#5E666B',
    );
    for (let x = -large / 2 + 1.5; x < large / 2; x += 1.5)
      divers.addBoite([x, haut / 2 + 0.5, -0.01], [0.08, haut - 1.2, 0.06], '#7E868A');
    for (const x of [4, 8.6, 13.2].map((d) => d - 2)) {
      divers.addBoite([x, 2.1, -0.04], [3.6, 4.2, 0.1], '#6A7277');
      divers.addBoite([x, 2, -0.08], [3.3, 3.9, 0.1], '#D5D8D8');
    }
    divers.addBoite([-10, 1.7, -2], [8, 3.4, 4], '#D8D3C8');
    divers.addBoite([-10, 2, -4.02], [7, 1.3, 0.1], VITRE);
    divers.addBoite([-10, 3.5, -2], [8.3, 0.3, 4.3], '#5E666B');
  });
}
