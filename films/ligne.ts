import { capOf, distance, rad, tour } from '../drawing/scene/plan/geometrie.ts';
import type { Point, Pose } from '../drawing/scene/plan/plan.ts';

/** A way through the clip: before its beginning and after its end it goes on straight. */
export interface LigneDuClip {
  points: readonly Point[];
  /** In metres. */
  longueur: number;
  /** After so many metres, so many right of it; headings turn as a car's do. */
  at: (metres: number, droite?: number) => Pose;
}

/** In metres: from one axle to the other. */
const EMPATTEMENT = 2.6;

export function ligneDe(points: readonly Point[]): LigneDuClip {
  const [premier, dernier] = [points[0], points.at(-1)];
  if (!premier || !dernier || points.length < 2)
    throw new Error('Une ligne a au moins deux points.');
  const bornes = [0];
  for (const [i, p] of points.slice(1).entries()) bornes.push(bornes[i]! + distance(points[i]!, p));
  const longueur = bornes.at(-1)!;
  const pointAt = (metres: number): Point => {
    let [i, j] = [0, bornes.length - 1];
    while (j - i > 1) {
      const milieu = (i + j) >> 1;
      if (bornes[milieu]! <= metres) i = milieu;
      else j = milieu;
    }
    const [a, b] = [points[i]!, points[i + 1]!];
    const part = (metres - bornes[i]!) / (bornes[i + 1]! - bornes[i]! || 1);
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  };
  return {
    points,
    longueur,
    at: (metres, droite = 0) => {
      const [x, y] = pointAt(metres);
      const cap = tour(capOf(pointAt(metres - EMPATTEMENT / 2), pointAt(metres + EMPATTEMENT / 2)));
      return { x: x + Math.cos(rad(cap)) * droite, y: y + Math.sin(rad(cap)) * droite, cap };
    },
  };
}

const PAS = 1;

/** The same way by steps of a metre, its corners rounded off. */
export function adoucie(points: readonly Point[]): Point[] {
  const ligne = ligneDe(points);
  const nombre = Math.ceil(ligne.longueur / PAS);
  const semis = Array.from({ length: nombre + 1 }, (_, i): Point => {
    const { x, y } = ligne.at((ligne.longueur * i) / nombre);
    return [x, y];
  });
  return semis.map((p, i): Point => {
    const [avant, apres] = [semis[i - 1], semis[i + 1]];
    if (!avant || !apres) return p;
    return [(avant[0] + 2 * p[0] + apres[0]) / 4, (avant[1] + 2 * p[1] + apres[1]) / 4];
  });
}
