import type { CadreUv, Maille } from './maille.ts';
import type { Couleur } from './teinte.ts';
import { moins, produit, unitaire, type Vec } from './vecteurs.ts';

interface TrameDeNappe {
  /** Cells across and along. */
  colonnes: number;
  rangs: number;
  couleur: Couleur | ((u: number, v: number) => Couleur);
  uv?: CadreUv;
  /** Where its cells begin, from 0 to 1: sharp edges need cells of their own. */
  us?: readonly number[];
  vs?: readonly number[];
}

const pasOf = (nombre: number): number[] =>
  Array.from({ length: nombre + 1 }, (_, i) => i / nombre);
const ECART = 1e-3;

/**
 * A smooth sheet over (u, v) from 0 to 1; normals follow the surface, on the side from which u
 * runs right and v up.
 */
export function addNappe(
  maille: Maille,
  ou: (u: number, v: number) => Vec,
  { colonnes, rangs, couleur, uv = [0, 0, 1, 1], us, vs }: TrameDeNappe,
): void {
  const [enU, enV] = [us ?? pasOf(colonnes), vs ?? pasOf(rangs)];
  const [u0, v0, u1, v1] = uv;
  const normale = (u: number, v: number): Vec =>
    unitaire(
      produit(
        moins(ou(Math.min(1, u + ECART), v), ou(Math.max(0, u - ECART), v)),
        moins(ou(u, Math.min(1, v + ECART)), ou(u, Math.max(0, v - ECART))),
      ),
    );
  const points = enV.map((v) =>
    enU.map((u) => ({
      ou: ou(u, v),
      n: normale(u, v),
      uv: [u0 + (u1 - u0) * u, v0 + (v1 - v0) * v] as const,
    })),
  );
  for (let j = 0; j < enV.length - 1; j++)
    for (let i = 0; i < enU.length - 1; i++) {
      const [a, b, c, d] = [
        points[j]![i]!,
        points[j]![i + 1]!,
        points[j + 1]![i + 1]!,
        points[j + 1]![i]!,
      ];
      const teinte =
        typeof couleur === 'function'
          ? couleur((enU[i]! + enU[i + 1]!) / 2, (enV[j]! + enV[j + 1]!) / 2)
          : couleur;
      maille.addTriangle([a.ou, b.ou, c.ou], teinte, [a.n, b.n, c.n], [a.uv, b.uv, c.uv]);
      maille.addTriangle([a.ou, c.ou, d.ou], teinte, [a.n, c.n, d.n], [a.uv, c.uv, d.uv]);
    }
}

/** A body turned on a lathe about the upright axis: radius and height from below upwards. */
export function addTourne(
  maille: Maille,
  [x, y, z]: Vec,
  profil: readonly (readonly [rayon: number, hauteur: number])[],
  couleur: Couleur | readonly Couleur[],
  cotes = 28,
): void {
  const couleurs = Array.isArray(couleur) && typeof couleur[0] !== 'number' ? couleur : undefined;
  for (let i = 0; i < profil.length - 1; i++) {
    const [[r0, h0], [r1, h1]] = [profil[i]!, profil[i + 1]!];
    const pente = unitaire([h1 - h0, r0 - r1, 0]);
    const at = (r: number, h: number, a: number): Vec => [
      x + Math.sin(a) * r,
      y + h,
      z + Math.cos(a) * r,
    ];
    const n = (a: number): Vec => [Math.sin(a) * pente[0], pente[1], Math.cos(a) * pente[0]];
    const teinte = (couleurs ? couleurs[Math.min(i, couleurs.length - 1)] : couleur) as Couleur;
    for (let k = 0; k < cotes; k++) {
      const [a, b] = [(k / cotes) * 2 * Math.PI, ((k + 1) / cotes) * 2 * Math.PI];
      const [p, q, r, s] = [at(r0, h0, a), at(r0, h0, b), at(r1, h1, b), at(r1, h1, a)];
      maille.addTriangle([p, q, r], teinte, [n(a), n(b), n(b)]);
      maille.addTriangle([p, r, s], teinte, [n(a), n(b), n(a)]);
    }
  }
}
