import type { Coupe } from './coupe.ts';
import { LOIN } from './emprise.ts';
import { courbe3, distance, tour } from './geometrie.ts';
import type { Point } from './plan.ts';

/** How far the way on turns from straight ahead: to the right above 0, from -180 to 180. */
export const virage = (c: Coupe, d: Coupe): number => {
  const v = tour(d.cap - c.cap - 180);
  return v > 180 ? v - 360 : v;
};

/** From far out on one branch, at `v`, to far out on another, at `w`; begins and ends at LOIN. */
export function cheminCarrefour(c: Coupe, d: Coupe, { v, w }: { v: number; w: number }): Point[] {
  const debut = c.ici(LOIN, v);
  const fin = d.ici(LOIN, w);
  if (c === d) {
    const r = (v - w) / 2;
    const rond = Array.from({ length: 9 }, (_, i): Point => {
      const a = (i * Math.PI) / 8;
      return c.ici(1 - r * Math.sin(a), (v + w) / 2 + r * Math.cos(a));
    });
    return [debut, ...rond, fin];
  }
  const [p, q] = [c.ici(Math.min(c.bouche, c.ligne), v), d.ici(Math.min(d.bouche, d.ligne), w)];
  const h = distance(p, q) * (Math.abs(virage(c, d)) > 25 ? 0.5 : 0.35);
  const [m, n] = [
    c.ici(Math.min(c.bouche, c.ligne) - h, v),
    d.ici(Math.min(d.bouche, d.ligne) - h, w),
  ];
  return [debut, ...courbe3(p, m, n, q), fin];
}

/** Where trams run on a branch. */
export const voieTram = (c: Coupe): number => (c.milieu > 2 ? 1.65 : c.entree(1));
