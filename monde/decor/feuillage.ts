import type { CadreUv, Maille } from '../maille/maille.ts';
import { nuance, teinteOf, type Couleur } from '../maille/teinte.ts';
import { fois, plus, produit, unitaire, type Vec } from '../maille/vecteurs.ts';

const NEIGE = '#DCE3E8';
/** On textures/feuilles.ts: a twig cut out, and leaves without a gap. */
const RAMEAU: CadreUv = [0, 0.5, 1, 1];
const [DENSE_BAS, DENSE_HAUT] = [0.03, 0.47];

/** How something grows. */
export interface Pousse {
  alea: () => number;
  enneige: boolean;
  /** From 0 to 1: fewer leaves for a film. */
  detail: number;
}

/** How a clump looks; one with a heart cannot be seen through. */
interface Touffe {
  cartes: number;
  taille: number;
  couleur: Couleur;
  coeur?: boolean;
}

type Teinte3 = readonly [number, number, number];

/** White on top where snow lies. */
function teinteDe(couleur: Couleur, clair: number, haut: number, enneige: boolean): Teinte3 {
  const [base, neige] = [teinteOf(couleur), teinteOf(NEIGE)];
  const part = enneige ? Math.max(0, haut) * 0.9 : 0;
  return [0, 1, 2].map(
    (k) => (base[k]! * (1 - part) + neige[k]! * part) * clair,
  ) as unknown as Teinte3;
}

function addCarte(
  maille: Maille,
  [p, q, r, s]: readonly [Vec, Vec, Vec, Vec],
  teinte: Teinte3,
  normale: Vec,
): void {
  const [u0, v0, u1, v1] = RAMEAU;
  const trois: readonly [Vec, Vec, Vec] = [normale, normale, normale];
  maille.addTriangle([p, q, r], teinte, trois, [
    [u0, v0],
    [u1, v0],
    [u1, v1],
  ]);
  maille.addTriangle([p, r, s], teinte, trois, [
    [u0, v0],
    [u1, v1],
    [u0, v1],
  ]);
}

/** A clump of twigs around a middle, lit as one ball, dark below and within. */
export function addTouffe(
  maille: Maille,
  centre: Vec,
  [rx, ry, rz]: Vec,
  { cartes, taille, couleur, coeur = false }: Touffe,
  { alea, enneige, detail }: Pousse,
): void {
  if (coeur)
    maille.addBoule(
      centre,
      [rx * 0.74, ry * 0.74, rz * 0.74],
      teinteDe(couleur, 0.62, 0.3, enneige),
      { meridiens: 6, paralleles: 4 },
    );
  for (let i = 0; i < cartes * detail; i += 1) {
    const [a, f, q] = [alea() * 2 * Math.PI, Math.acos(1 - 2 * alea()), 0.72 + alea() * 0.36];
    const d: Vec = [Math.sin(f) * Math.cos(a), Math.cos(f), Math.sin(f) * Math.sin(a)];
    const ou = plus(centre, [d[0] * rx * q, d[1] * ry * q, d[2] * rz * q]);
    const travers = unitaire([alea() - 0.5, alea() - 0.5, alea() - 0.5]);
    const w = unitaire(produit(d, travers));
    const v = unitaire(plus(produit(w, d), fois(d, (alea() - 0.5) * 0.9)));
    const s = (taille * (0.7 + alea() * 0.6)) / Math.sqrt(detail);
    const clair = 0.62 + 0.38 * (d[1] * 0.5 + 0.5) + (alea() - 0.5) * 0.24;
    const coin = (x: number, y: number): Vec => plus(ou, plus(fois(w, x * s), fois(v, y * s)));
    addCarte(
      maille,
      [coin(-1, -1), coin(1, -1), coin(1, 1), coin(-1, 1)],
      teinteDe(couleur, clair, d[1], enneige),
      [d[0] * 0.75, d[1] * 0.75 + 0.55, d[2] * 0.75],
    );
  }
}

/** In metres at scale 1. `port`: how much higher than wide its crown is. */
interface Essence {
  tronc: number;
  rayon: number;
  port: number;
  masses: number;
  rameau: number;
  ecorce: string;
  verts: readonly string[];
}

/** Lime or maple, hornbeam or poplar, birch, fruit tree. */
const ESSENCES = {
  rond: {
    tronc: 2.5,
    rayon: 1.9,
    port: 1.1,
    masses: 10,
    rameau: 0.42,
    ecorce: '#5E5043',
    verts: ['#7A8C4C', '#6C8046', '#86935A', '#667A48'],
  },
  colonne: {
    tronc: 1.7,
    rayon: 1.15,
    port: 2.5,
    masses: 9,
    rameau: 0.4,
    ecorce: '#655A4C',
    verts: ['#6F8249', '#7E8F52'],
  },
  bouleau: {
    tronc: 2.6,
    rayon: 1.35,
    port: 1.7,
    masses: 8,
    rameau: 0.34,
    ecorce: '#CFCBC2',
    verts: ['#95A163', '#8B9A58'],
  },
  fruitier: {
    tronc: 1.5,
    rayon: 1.6,
    port: 0.75,
    masses: 8,
    rameau: 0.36,
    ecorce: '#57493D',
    verts: ['#7F8E55', '#8E9A60'],
  },
} satisfies Record<string, Essence>;
const NOMS = ['rond', 'rond', 'colonne', 'bouleau', 'rond', 'fruitier'] as const;

export function addArbre(
  { divers, feuille }: { divers: Maille; feuille: Maille },
  ou: Vec,
  pousse: Pousse,
  { echelle: k = 1, haut = false } = {},
): void {
  const { alea } = pousse;
  const nom = haut ? 'colonne' : NOMS[Math.floor(alea() * NOMS.length)]!;
  const { tronc, rayon, port, masses, rameau, ecorce, verts }: Essence = ESSENCES[nom];
  const h = tronc * (0.9 + alea() * 0.25) * k;
  const r = rayon * (0.85 + alea() * 0.35) * k;
  const demi = r * port;
  const couleur = verts[Math.floor(alea() * verts.length)]!;
  const penche = (alea() - 0.5) * 0.3 * k;
  const at = (x: number, y: number, z: number): Vec => plus(ou, [x, y, z]);
  divers.addTube(
    [at(0, -0.1, 0), at(0, 0.35, 0), at(penche * 0.4, h, 0), at(penche, h + demi * 1.4, 0)],
    [0.24 * k, 0.15 * k, 0.11 * k, 0.03 * k],
    ecorce,
    { cotes: 7, bouts: false },
  );
  for (let i = 0; i < masses; i += 1) {
    const part = (i + 0.5) / masses;
    const tour = i * 2.4 + alea() * 0.7;
    const large = Math.sin(Math.PI * (0.2 + part * 0.68));
    const loin = r * 0.56 * large * (0.7 + alea() * 0.45);
    const grosseur = r * (0.42 + 0.26 * large) * (0.85 + alea() * 0.35);
    const y = h - demi * 0.1 + part * demi * 1.6;
    const centre = at(Math.cos(tour) * loin + penche * part, y, Math.sin(tour) * loin);
    if (i < 4)
      divers.addTube([at(penche * 0.3, h * 0.88, 0), centre], [0.065 * k, 0.02 * k], ecorce, {
        cotes: 4,
        bouts: false,
      });
    addTouffe(
      feuille,
      centre,
      [grosseur, grosseur * 0.88, grosseur],
      {
        cartes: 15,
        taille: rameau * k,
        couleur: nuance(couleur, 0.86 + part * 0.22 + (alea() - 0.5) * 0.14),
        coeur: true,
      },
      pousse,
    );
  }
}

/** A spruce of the Ardennes: boughs that hang, tier upon tier. */
export function addSapin(
  { divers, feuille }: { divers: Maille; feuille: Maille },
  ou: Vec,
  pousse: Pousse,
  k = 1,
): void {
  const { alea, enneige, detail } = pousse;
  const h = (8 + alea() * 5) * k;
  divers.addTube([ou, plus(ou, [0, h * 0.7, 0])], [0.2 * k, 0.06 * k], '#54483E', {
    cotes: 6,
    bouts: false,
  });
  const etages = Math.max(6, Math.round(12 * detail));
  const couleur = ['#5A7458', '#50694F', '#647A58'][Math.floor(alea() * 3)]!;
  feuille.addTube(
    [plus(ou, [0, h * 0.12, 0]), plus(ou, [0, h * 0.96, 0])],
    [1.25 * k, 0.05 * k],
    teinteDe(couleur, 0.55, 0.2, enneige),
    { cotes: 7, bouts: false },
  );
  for (let i = 0; i < etages; i += 1) {
    const part = i / etages;
    const [y, large] = [h * (0.12 + part * 0.84), (0.25 + (1 - part) * 1.9) * k];
    const branches = 9 - Math.round(part * 3);
    for (let b = 0; b < branches; b += 1) {
      const tour = (b / branches) * 2 * Math.PI + i * 1.3 + alea() * 0.4;
      const [c, s] = [Math.cos(tour), Math.sin(tour)];
      const long = large * (0.8 + alea() * 0.35);
      const demi = long * 0.46 + 0.14;
      const bout = (avant: number, cote: number, bas: number): Vec =>
        plus(ou, [c * avant - s * cote, y + bas, s * avant + c * cote]);
      addCarte(
        feuille,
        [
          bout(0, -demi, 0.5 * k),
          bout(long, -demi, -0.5 * k),
          bout(long, demi, -0.5 * k),
          bout(0, demi, 0.5 * k),
        ],
        teinteDe(couleur, 0.6 + 0.3 * part + alea() * 0.3, 0.8, enneige),
        [c * 0.8, 0.6, s * 0.8],
      );
    }
  }
}

const VERTS_DE_HAIE = ['#6F8347', '#647A44', '#7C8650', '#58703F'] as const;
/** Half a trimmed hedge from its foot to its top: share of its width, and of its height. */
const PROFIL = [
  [0.86, 0],
  [1, 0.35],
  [0.95, 0.82],
  [0.6, 1],
] as const;

/** A trimmed hedge along two points on the ground: closed, with twigs that stick out. */
export function addHaie(
  feuille: Maille,
  de: Vec,
  a: Vec,
  { largeur, hauteur, couleur }: { largeur: number; hauteur: number; couleur?: Couleur },
  pousse: Pousse,
): void {
  const { alea, enneige } = pousse;
  const vert = couleur ?? VERTS_DE_HAIE[Math.floor(alea() * VERTS_DE_HAIE.length)]!;
  const [dx, dz] = [a[0] - de[0], a[2] - de[2]];
  const long = Math.hypot(dx, dz) || 1;
  const [ux, uz] = [dx / long, dz / long];
  const nombre = Math.max(1, Math.ceil(long / 0.8));
  const tour = [...PROFIL.map(([x, y]) => [-x, y] as const), ...PROFIL.toReversed()];
  const tranches = Array.from({ length: nombre + 1 }, (_, i) => {
    const s = (i / nombre) * long;
    const creux = i === 0 || i === nombre ? 0.85 : 1;
    return tour.map(
      ([x, y], k): { ou: Vec; normale: Vec; uv: readonly [number, number]; teinte: Teinte3 } => {
        const bosse = 0.9 + alea() * 0.2;
        const [cote, haut] = [
          x * (largeur / 2) * bosse * creux,
          y * hauteur * (0.96 + alea() * 0.08),
        ];
        const part = k / (tour.length - 1);
        return {
          ou: [
            de[0] + ux * s - uz * cote,
            de[1] + (a[1] - de[1]) * (s / long) + haut,
            de[2] + uz * s + ux * cote,
          ],
          normale: unitaire([-uz * x, 0.15 + y * y * 0.9, ux * x]),
          uv: [s / 2, DENSE_BAS + part * (DENSE_HAUT - DENSE_BAS)],
          teinte: teinteDe(vert, 0.62 + y * 0.38, y - 0.2, enneige),
        };
      },
    );
  });
  for (let i = 0; i < nombre; i += 1)
    for (let k = 0; k + 1 < tour.length; k += 1) {
      const [p, q, r, s] = [
        tranches[i]![k]!,
        tranches[i + 1]![k]!,
        tranches[i + 1]![k + 1]!,
        tranches[i]![k + 1]!,
      ];
      for (const trois of [
        [p, q, r],
        [p, r, s],
      ] as const)
        feuille.addTriangle(
          [trois[0].ou, trois[1].ou, trois[2].ou],
          [trois[0].teinte, trois[1].teinte, trois[2].teinte],
          [trois[0].normale, trois[1].normale, trois[2].normale],
          [trois[0].uv, trois[1].uv, trois[2].uv],
        );
    }
  for (let i = 0; i < nombre; i += 1) {
    const q = (i + 0.5) / nombre;
    addTouffe(
      feuille,
      [de[0] + dx * q, de[1] + (a[1] - de[1]) * q + hauteur * 0.6, de[2] + dz * q],
      [largeur * 0.46, hauteur * 0.4, largeur * 0.46],
      { cartes: 6, taille: 0.14, couleur: vert },
      pousse,
    );
  }
}
