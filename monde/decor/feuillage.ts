import type { Maille } from '../maille/maille.ts';
import { teinteOf, type Couleur } from '../maille/teinte.ts';
import { fois, plus, produit, unitaire, type Vec } from '../maille/vecteurs.ts';

const VERTS = ['#6B8A47', '#77944A', '#618245', '#869C52'] as const;
const ECORCE = '#5E4C3C';
const NEIGE = '#DCE3E8';

/** How something grows. */
export interface Pousse {
  alea: () => number;
  enneige: boolean;
  /** From 0 to 1: fewer leaves for a film. */
  detail: number;
}

/** A clump of leaf cards around a middle, lit as one ball. */
export function addTouffe(
  maille: Maille,
  centre: Vec,
  [rx, ry, rz]: Vec,
  { cartes, taille, couleur }: { cartes: number; taille: number; couleur: Couleur },
  { alea, enneige, detail }: Pousse,
): void {
  const base = teinteOf(couleur);
  const neige = teinteOf(NEIGE);
  for (let i = 0; i < cartes * detail; i += 1) {
    const [a, f, q] = [alea() * 2 * Math.PI, Math.acos(1 - 2 * alea()), 0.72 + alea() * 0.32];
    const d: Vec = [Math.sin(f) * Math.cos(a), Math.cos(f), Math.sin(f) * Math.sin(a)];
    const ou = plus(centre, [d[0] * rx * q, d[1] * ry * q, d[2] * rz * q]);
    const travers = unitaire([alea() - 0.5, alea() - 0.5, alea() - 0.5]);
    const w = unitaire(produit(d, travers));
    const v = unitaire(plus(produit(w, d), fois(d, (alea() - 0.5) * 0.9)));
    const s = (taille * (0.75 + alea() * 0.5)) / Math.sqrt(detail);
    const clair = 0.66 + 0.34 * (d[1] * 0.5 + 0.5) + (alea() - 0.5) * 0.16;
    const part = enneige ? Math.max(0, d[1]) * 0.9 : 0;
    const teinte = [0, 1, 2].map(
      (k) => (base[k]! * (1 - part) + neige[k]! * part) * clair,
    ) as unknown as readonly [number, number, number];
    const coin = (x: number, y: number): Vec => plus(ou, plus(fois(w, x * s), fois(v, y * s)));
    const normale: Vec = [d[0], d[1] + 0.25, d[2]];
    const [p, r, t, u] = [coin(-1, -1), coin(1, -1), coin(1, 1), coin(-1, 1)];
    const trois: readonly [Vec, Vec, Vec] = [normale, normale, normale];
    maille.addTriangle([p, r, t], teinte, trois, [
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    maille.addTriangle([p, t, u], teinte, trois, [
      [0, 0],
      [1, 1],
      [0, 1],
    ]);
  }
}

export function addArbre(
  { divers, feuille }: { divers: Maille; feuille: Maille },
  ou: Vec,
  pousse: Pousse,
  { echelle: k = 1, haut = false } = {},
): void {
  const { alea } = pousse;
  const h = (2.3 + alea() * 0.5) * k;
  const rayon = (1.5 + alea() * 0.5) * k;
  const cime = h + rayon * (haut ? 1.7 : 0.95);
  const couleur = VERTS[Math.floor(alea() * VERTS.length)]!;
  const at = (x: number, y: number, z: number): Vec => plus(ou, [x, y, z]);
  divers.addTube(
    [at(0, -0.1, 0), at(0, 0.3, 0), at(0.05 * k, h, 0), at(0.1 * k, cime, 0)],
    [0.2 * k, 0.15 * k, 0.11 * k, 0.05 * k],
    ECORCE,
    { bouts: false },
  );
  for (const a of [0.4, 2.5, 4.6])
    divers.addTube(
      [
        at(0.04, h * 0.85, 0),
        at(Math.cos(a) * rayon * 0.6, h + rayon * 0.5, Math.sin(a) * rayon * 0.6),
      ],
      [0.07 * k, 0.025 * k],
      ECORCE,
      { cotes: 5, bouts: false },
    );
  for (let i = 0; i < 7; i += 1) {
    const a = i * 0.9 + alea();
    const loin = i === 6 ? 0 : rayon * (haut ? 0.4 : 0.62);
    const y = cime + (i === 6 ? rayon * 0.6 : (alea() - 0.5) * rayon * (haut ? 1.6 : 0.7));
    addTouffe(
      feuille,
      at(Math.cos(a) * loin, y, Math.sin(a) * loin),
      [rayon * 0.62, rayon * 0.56, rayon * 0.62],
      { cartes: 26, taille: 0.38 * k, couleur },
      pousse,
    );
  }
}

/** A fir of the Ardennes. */
export function addSapin(
  { divers, feuille }: { divers: Maille; feuille: Maille },
  ou: Vec,
  pousse: Pousse,
  k = 1,
): void {
  const h = (7 + pousse.alea() * 4) * k;
  divers.addTube([ou, plus(ou, [0, h * 0.6, 0])], [0.2 * k, 0.08 * k], ECORCE, {
    cotes: 6,
    bouts: false,
  });
  for (let i = 0; i < 6; i += 1) {
    const part = i / 6;
    const large = (1.9 - part * 1.5) * k;
    addTouffe(
      feuille,
      plus(ou, [0, h * (0.2 + part * 0.78), 0]),
      [large, 0.9 * k, large],
      { cartes: 16, taille: 0.5 * k, couleur: '#456748' },
      pousse,
    );
  }
}

/** Along two points on the ground. */
export function addHaie(
  feuille: Maille,
  de: Vec,
  a: Vec,
  {
    largeur,
    hauteur,
    couleur = '#5C7A42',
  }: { largeur: number; hauteur: number; couleur?: Couleur },
  pousse: Pousse,
): void {
  const long = Math.hypot(a[0] - de[0], a[2] - de[2]);
  const nombre = Math.ceil(long / 0.7);
  for (let i = 0; i < nombre; i += 1) {
    const q = (i + 0.5) / nombre;
    addTouffe(
      feuille,
      [de[0] + (a[0] - de[0]) * q, de[1] + hauteur * 0.5, de[2] + (a[2] - de[2]) * q],
      [largeur / 2, hauteur * 0.52, largeur / 2 + 0.1],
      { cartes: 15, taille: 0.3, couleur },
      pousse,
    );
  }
}
