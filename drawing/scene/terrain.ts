import type { Point } from './plan.ts';
import type { Profil } from './profil.ts';
import type { Route } from './scene.ts';

/**
 * The ground along a road. Distances along it are shortened so that what the scene tells of fits
 * the picture; widths and vehicles are not. From the driver's seat nothing is shortened.
 */
export interface Terrain {
  scene: Route;
  profil: Profil;
  /** Height of the picture in metres as drawn, and metres of road in one of them. */
  h: number;
  k: number;
  /** Width of the picture from above. */
  largeur: number;
  /** Where something is that stands `a` drawn metres from the bottom, `x` right of the middle. */
  pt: (a: number, x: number) => Point;
  cap: (a: number) => number;
  /** From the road's metres to drawn ones. */
  m: (a: number) => number;
  /** A strip along the road. */
  bande: (x0: number, x1: number, a0?: number, a1?: number) => Point[];
  ligne: (x: number, a0?: number, a1?: number) => Point[];
}

const RAYON = 17;

export function terrainDe(scene: Route, profil: Profil): Terrain {
  const dessus = scene.vue === 'dessus';
  const l = Math.max(34, Math.min(36.4, profil.largeur + 3));
  const h = dessus ? Math.max(l * 0.75 - 1, Math.min(l * 0.75, scene.longueur)) : scene.longueur;
  const k = dessus ? Math.max(1, scene.longueur / h) : 1;
  const virage = scene.éléments.find(
    (e) => e.quoi === 'virage à gauche' || e.quoi === 'virage à droite',
  );
  const debut = virage ? virage.a / k : Infinity;
  const sens = virage?.quoi === 'virage à gauche' ? -1 : 1;
  const rayon = dessus ? RAYON : 45;
  const cap = (a: number) =>
    a <= debut ? 0 : Math.min(80, ((a - debut) / rayon) * (180 / Math.PI)) * sens;
  const pt = (a: number, x: number): Point => {
    if (a <= debut) return [x, -a];
    const f = (cap(a) * Math.PI) / 180;
    const r = rayon - x * sens;
    return [sens * (rayon - r * Math.cos(f)), -debut - r * Math.abs(Math.sin(f))];
  };
  const bouts = (a0: number, a1: number): number[] => {
    if (a1 <= debut) return [a0, a1];
    const de = Math.max(a0, debut);
    const n = Math.ceil((a1 - de) / 2.2);
    return [
      ...(a0 < debut ? [a0] : []),
      ...Array.from({ length: n + 1 }, (_, i) => de + ((a1 - de) * i) / n),
    ];
  };
  const [bas, haut] = [-1, virage ? debut + rayon * 1.4 : h + 1];
  const ligne = (x: number, a0 = bas, a1 = haut) => bouts(a0, a1).map((a) => pt(a, x));
  return {
    scene,
    profil,
    h,
    k,
    largeur: Math.max(h / 0.75, Math.min(36.4, profil.largeur)),
    pt,
    cap,
    m: (a) => a / k,
    ligne,
    bande: (x0, x1, a0 = bas, a1 = haut) => [
      ...ligne(x0, a0, a1),
      ...ligne(x1, a0, a1).toReversed(),
    ],
  };
}
