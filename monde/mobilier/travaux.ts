import type { Decor, Vu, Pose } from '../../drawing/scene/plan/plan.ts';
import { addPersonne } from '../gens/index.ts';
import { aleaOf, graineOf } from '../../drawing/alea.ts';
import { nuance } from '../maille/teinte.ts';
import { devant, fois, plus, type Vec } from '../maille/vecteurs.ts';
import { addContact, COULEURS, type Lieu, pose } from './lieu.ts';

type Divers = Lieu['chantier']['mailles']['divers'];

/** In a frame's metres: right, and behind. */
const decale = ({ x, y, cap }: Pose, droite: number, arriere: number): Pose => {
  const [ou] = [plus(plus([x, 0, y], fois(devant(cap + 90), droite)), fois(devant(cap), -arriere))];
  return { x: ou[0], y: ou[2], cap };
};

/** 75 cm high, with two white bands. */
function addCone(lieu: Lieu, ou: Pose): void {
  const { divers } = lieu.chantier.mailles;
  pose(lieu, ou, () => {
    divers.addBoite([0, 0.02, 0], [0.4, 0.04, 0.4], '#2A2C2E');
    const rayon = (y: number) => 0.16 - (y / 0.75) * 0.13;
    const coupes = [0.03, 0.22, 0.36, 0.46, 0.58, 0.75];
    divers.addTube(
      coupes.map((y): Vec => [0, y, 0]),
      coupes.map(rayon),
      [COULEURS.orange, '#F4F4F0', COULEURS.orange, '#F4F4F0', COULEURS.orange],
      { cotes: 12 },
    );
  });
  addContact(lieu, ou, 0.4);
}

/** Two red and white boards on feet, a yellow lamp at each end. It looks at who comes. */
function addBarrage(lieu: Lieu, ou: Pose, long: number): void {
  const { divers } = lieu.chantier.mailles;
  pose(lieu, ou, () => {
    for (const y of [0.48, 0.95]) addPlanche(divers, y, long);
    for (const s of [-1, 1]) {
      const x = s * (long / 2 - 0.12);
      divers.addBoite([x, 0.54, 0.03], [0.05, 1.08, 0.05], COULEURS.galvanise);
      divers.addBoite([x, 0.05, 0.03], [0.14, 0.1, 0.8], '#2E3133');
      addLampe(lieu, x);
    }
  });
  addContact(lieu, ou, long, 0.8);
}

/** Slanting stripes on a board, both sides. */
function addPlanche(divers: Divers, y: number, long: number): void {
  divers.addBoite([0, y, 0], [long, 0.25, 0.03], '#F2F2EE');
  const nombre = Math.round(long / 0.36);
  const pas = long / nombre;
  for (const [z, sens] of [
    [-0.018, 1],
    [0.018, -1],
  ] as const)
    for (let i = 0; i < nombre; i += 1) {
      const x = -long / 2 + i * pas;
      const [bas, haut] = [y - 0.125, y + 0.125];
      const [p, q] = [x + 0.02, x + pas / 2 - 0.02];
      const coins: [Vec, Vec, Vec, Vec] = [
        [p, bas, z],
        [q, bas, z],
        [Math.min(q + 0.14, long / 2), haut, z],
        [p + 0.14, haut, z],
      ];
      divers.addQuad(sens > 0 ? [coins[1], coins[0], coins[3], coins[2]] : coins, COULEURS.rouge);
    }
}

function addLampe({ chantier }: Lieu, x: number): void {
  const { divers } = chantier.mailles;
  divers.addBoite([x, 1.12, 0.03], [0.18, 0.1, 0.09], '#E0A81A');
  for (const z of [-0.03, 0.09])
    divers.lit(1, () =>
      divers.addBoule([x, 1.25, z], [0.095, 0.095, 0.03], '#FF9A10', {
        meridiens: 12,
        paralleles: 6,
      }),
    );
  divers.addTube(
    [
      [x, 1.25, -0.02],
      [x, 1.25, 0.08],
    ],
    0.1,
    '#3A3D3F',
    { cotes: 12 },
  );
  chantier.halos.push({
    ou: divers.toWorld([x, 1.25, -0.1]),
    couleur: '#FF9A10',
    taille: chantier.nuit ? 0.9 : 0.45,
  });
}

/** Sand on a heap, a trench's plates, tools: work goes on behind the boards. */
function addTas(lieu: Lieu, ou: Pose, graine: number): void {
  const { divers } = lieu.chantier.mailles;
  const alea = aleaOf(graine);
  pose(lieu, ou, () => {
    const anneaux = [
      [0, 0.75],
      [0.22, 0.62],
      [0.42, 0.38],
      [0.56, 0.12],
      [0.6, 0.02],
    ] as const;
    divers.addTube(
      anneaux.map(([y], i): Vec => [i * 0.03, y, (alea() - 0.5) * 0.06]),
      anneaux.map(([, r]) => [r, r * 0.82] as const),
      ['#957B56', '#A08660', '#AB916A', '#B29872'],
      { cotes: 14 },
    );
    for (let i = 0; i < 14; i += 1) {
      const [a, r] = [alea() * 6.28, 0.55 + alea() * 0.35];
      divers.addBoule(
        [Math.cos(a) * r, 0.03, Math.sin(a) * r],
        [0.05, 0.035, 0.05],
        nuance('#8F8678', 0.8 + alea() * 0.4),
        { meridiens: 5, paralleles: 4 },
      );
    }
    divers.addTube(
      [
        [-0.42, 0.32, -0.3],
        [-0.1, 1.25, -0.1],
      ],
      0.018,
      COULEURS.bois,
      { cotes: 5 },
    );
    divers.addBoite([-0.46, 0.26, -0.32], [0.22, 0.26, 0.03], '#6E7478');
  });
  addContact(lieu, ou, 1.5, 1.3);
}

/** An excavation between the boards: dark, with its edge. */
function addFouille(lieu: Lieu, ou: Pose): void {
  const { divers } = lieu.chantier.mailles;
  pose(lieu, ou, () => {
    divers.addBoite([0, 0.0, 0], [1.3, 0.03, 1.1], '#4A4038');
    divers.addBoite([0, 0.012, 0], [1.1, 0.03, 0.9], '#2C2621');
    for (const s of [-1, 1]) divers.addBoite([s * 0.68, 0.03, 0], [0.12, 0.06, 1.2], '#7A6A55');
  });
}

/** `travaux` of the words, within 3 m by 2.6: boards at both ends, cones, a worker. */
export function addTravaux(lieu: Lieu, vu: Vu): void {
  const [long, large] = vu.taille;
  const ou: Pose = { x: vu.x, y: vu.y, cap: vu.cap };
  const graine = graineOf(`travaux ${Math.round(vu.x)} ${Math.round(vu.y)}`);
  const [demi, cote] = [long / 2, large / 2];
  // Traffic comes along the frame's axis: from behind, or from ahead.
  addBarrage(lieu, { ...decale(ou, 0, demi - 0.35), cap: vu.cap + 180 }, large - 0.3);
  addBarrage(lieu, decale(ou, 0, -demi + 0.35), large - 0.3);
  for (const a of [-0.75, 0, 0.75])
    for (const s of [-1, 1]) addCone(lieu, decale(ou, s * (cote - 0.2), a));
  addFouille(lieu, decale(ou, 0.25, 0.1));
  addTas(lieu, decale(ou, -0.55, -0.45), graine);
  const la = decale(ou, 0.62, -0.55);
  addPersonne(lieu.chantier, {
    qui: 'ouvrier',
    ou: [la.x, lieu.sol.hauteurAt(la.x, la.y), la.y],
    cap: vu.cap + 215,
    graine,
    etat: { pose: 'debout' },
  });
}

/** Fallen from a lorry: a split crate, cartons, a pallet, a plank. */
export function addObstacle(lieu: Lieu, vu: Vu): void {
  const { divers } = lieu.chantier.mailles;
  const alea = aleaOf(graineOf(`obstacle ${Math.round(vu.x)} ${Math.round(vu.y)}`));
  pose(lieu, { x: vu.x, y: vu.y, cap: vu.cap + 18 }, () => {
    addPalette(divers);
    addCarton(divers, [-0.22, 0.36, 0.1], [0.58, 0.44, 0.46], 0.12, alea);
    addCarton(divers, [0.3, 0.33, -0.1], [0.44, 0.38, 0.4], -0.3, alea);
    addCarton(divers, [-0.1, 0.74, 0.06], [0.42, 0.32, 0.36], 0.5, alea);
    divers.at([0.52, 0.17, 0.28], 0.9, () =>
      addCarton(divers, [0, 0, 0], [0.4, 0.34, 0.34], 0, alea),
    );
    divers.addTube(
      [
        [-0.62, 0.05, 0.42],
        [0.2, 0.07, 0.5],
      ],
      [[0.015, 0.07]],
      COULEURS.bois,
      { cotes: 4 },
    );
  });
  addContact(lieu, { x: vu.x, y: vu.y, cap: vu.cap + 18 }, 1.2, 1);
}

function addPalette(divers: Divers): void {
  for (let i = 0; i < 6; i += 1)
    divers.addBoite(
      [0, 0.135, -0.4 + i * 0.16],
      [1.1, 0.022, 0.11],
      nuance('#B08A58', 0.85 + (i % 3) * 0.1),
    );
  for (const x of [-0.5, 0, 0.5]) divers.addBoite([x, 0.07, 0], [0.09, 0.1, 0.86], '#8F6C42');
  for (const x of [-0.5, 0, 0.5]) divers.addBoite([x, 0.011, 0], [0.1, 0.022, 0.9], '#A07C4E');
}

function addCarton(
  divers: Divers,
  ou: Vec,
  [l, h, p]: Vec,
  lacet: number,
  alea: () => number,
): void {
  const couleur = nuance('#B08550', 0.88 + alea() * 0.24);
  divers.at(ou, lacet, () => {
    divers.addBoite([0, 0, 0], [l, h, p], couleur);
    divers.addBoite([0, 0, 0], [l * 0.16, h + 0.006, p + 0.006], nuance('#C9A878', 1));
    divers.addQuad(
      [
        [-l / 2, h / 2, p / 2],
        [l / 2, h / 2, p / 2],
        [l / 2, h / 2 + 0.1, p / 2 + 0.14],
        [-l / 2, h / 2 + 0.1, p / 2 + 0.14],
      ],
      nuance(couleur, 0.85),
    );
  });
}

/** A warning triangle as drivers carry: red bars that shine, on a folding foot. */
export function addTriangle(lieu: Lieu, decor: Decor): void {
  const { divers } = lieu.chantier.mailles;
  const [demi, haut] = [0.24, 0.44];
  pose(lieu, { ...decor, cap: decor.cap + 180 }, () => {
    for (const s of [-1, 1])
      divers.addBoite([s * 0.13, 0.02, 0], [0.03, 0.03, 0.42], COULEURS.sombre);
    const coins: Vec[] = [
      [-demi, 0.08, 0],
      [demi, 0.08, 0],
      [0, 0.08 + haut, 0],
      [-demi, 0.08, 0],
    ];
    for (const [i, a] of coins.slice(0, -1).entries()) {
      divers.lit(lieu.chantier.nuit ? 0.55 : 0.3, () =>
        divers.addTube([a, coins[i + 1]!], [[0.03, 0.012]], '#E0161C', {
          cotes: 6,
          cote: [0, 1, 0],
        }),
      );
    }
    divers.addQuad(
      [
        [demi * 0.62, 0.13, 0.004],
        [-demi * 0.62, 0.13, 0.004],
        [0, 0.4, 0.004],
        [0, 0.4, 0.004],
      ],
      '#E8641C',
    );
    divers.addQuad(
      [
        [demi * 0.4, 0.16, -0.002],
        [-demi * 0.4, 0.16, -0.002],
        [0, 0.33, -0.002],
        [0, 0.33, -0.002],
      ],
      '#23272A',
    );
  });
  addContact(lieu, decor, 0.5);
}
