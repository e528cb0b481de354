import type { Point } from './plan.ts';

/** Metres on the ground, headings in degrees clockwise from the north. */

export const rad = (cap: number): number => (cap * Math.PI) / 180;
export const vers = (cap: number): Point => [Math.sin(rad(cap)), -Math.cos(rad(cap))];
export const ajoute = (p: Point, q: Point, k = 1): Point => [p[0] + q[0] * k, p[1] + q[1] * k];
export const distance = (p: Point, q: Point): number => Math.hypot(q[0] - p[0], q[1] - p[1]);
export const entre = (p: Point, q: Point, t: number): Point => [
  p[0] + (q[0] - p[0]) * t,
  p[1] + (q[1] - p[1]) * t,
];
export const capDe = (p: Point, q: Point): number =>
  (Math.atan2(q[0] - p[0], p[1] - q[1]) * 180) / Math.PI;
/** From 0 to 360. */
export const tour = (cap: number): number => ((cap % 360) + 360) % 360;

/** A frame of its own: so far ahead of the origin, so far to the right of the heading. */
export const repere =
  (o: Point, cap: number): Repere =>
  (avant, droite = 0) =>
    ajoute(ajoute(o, vers(cap), avant), vers(cap + 90), droite);

type Facultatif = number | undefined;
export type Repere = (avant: number, droite?: Facultatif) => Point;

/** A box in a frame, from one corner to the other. */
export const boite = (r: Repere, a0: number, a1: number, d0: number, d1: number): Point[] => [
  r(a0, d0),
  r(a1, d0),
  r(a1, d1),
  r(a0, d1),
];

export function courbe(p: Point, c: Point, q: Point, pas = 6): Point[] {
  return Array.from({ length: pas + 1 }, (_, i) => {
    const t = i / pas;
    return entre(entre(p, c, t), entre(c, q, t), t);
  });
}

export function courbe3(p: Point, c: Point, d: Point, q: Point, pas = 12): Point[] {
  return Array.from({ length: pas + 1 }, (_, i) => {
    const t = i / pas;
    const m = entre(c, d, t);
    return entre(entre(entre(p, c, t), m, t), entre(m, entre(d, q, t), t), t);
  });
}

/** From one heading to the other seen from the centre; backwards (to the left) when `b` is smaller. */
export function arc(o: Point, r: number, a: number, b: number, pas?: number): Point[] {
  const n = pas ?? Math.max(2, Math.ceil(Math.abs(b - a) / 15));
  return Array.from({ length: n + 1 }, (_, i) => ajoute(o, vers(a + ((b - a) * i) / n), r));
}

/** Where two lines cross, each a point and a direction; how far along the first. */
export function croise(p: Point, d: Point, q: Point, e: Point): number | undefined {
  const det = d[0] * e[1] - d[1] * e[0];
  if (Math.abs(det) < 0.02) return undefined;
  return ((q[0] - p[0]) * e[1] - (q[1] - p[1]) * e[0]) / det;
}

/** A line as wide as said, and moved to its right. */
export function ruban(points: Point[], largeur: number, droite = 0): Point[] {
  const cote = (k: number): Point[] =>
    points.map((p, i) => {
      const cap = capDe(points[Math.max(0, i - 1)] ?? p, points[i + 1] ?? p);
      return ajoute(p, vers(cap + 90), k);
    });
  return [...cote(droite - largeur / 2), ...cote(droite + largeur / 2).toReversed()];
}

export const longueurDe = (points: Point[]): number =>
  points.reduce((s, p, i) => s + distance(points[i - 1] ?? p, p), 0);

/** Where one is after so many metres along a line, and where one looks. */
export function surLigne(points: Point[], metres: number): { point: Point; cap: number } {
  let reste = metres;
  for (let i = 1; ; i += 1) {
    const p = points[i - 1];
    const q = points[i];
    if (!p || !q) throw new Error('Une ligne a au moins deux points.');
    const d = distance(p, q);
    if (reste <= d || i === points.length - 1)
      return { point: entre(p, q, d === 0 ? 0 : reste / d), cap: capDe(p, q) };
    reste -= d;
  }
}

/** The part of a line between two distances along it. */
export function partie(points: Point[], de: number, a: number): Point[] {
  const milieu: Point[] = [];
  let s = 0;
  points.forEach((p, i) => {
    s += distance(points[i - 1] ?? p, p);
    if (s > de + 0.05 && s < a - 0.05) milieu.push(p);
  });
  return [surLigne(points, de).point, ...milieu, surLigne(points, a).point];
}

export type Cadre = readonly [x: number, y: number, l: number, h: number];
export const chevauche = (a: Cadre, b: Cadre, marge = 0): boolean =>
  a[0] < b[0] + b[2] + marge &&
  b[0] < a[0] + a[2] + marge &&
  a[1] < b[1] + b[3] + marge &&
  b[1] < a[1] + a[3] + marge;

/** Whether the second lies inside the first, with room for a foot below it. */
export const contient = ([x, y, l, h]: Cadre, c: Cadre): boolean =>
  c[0] > x + 0.2 && c[1] > y + 0.2 && c[0] + c[2] < x + l - 0.2 && c[1] + c[3] < y + h - 0.6;

/** The upright box round something long and wide that is turned. */
export function autour(x: number, y: number, cap: number, long: number, large: number): Cadre {
  const [c, s] = [Math.abs(Math.cos(rad(cap))), Math.abs(Math.sin(rad(cap)))];
  const [l, h] = [s * long + c * large, c * long + s * large];
  return [x - l / 2, y - h / 2, l, h];
}

export const cadreEnPoints = ([x, y, l, h]: Cadre): Point[] => [
  [x, y],
  [x + l, y],
  [x + l, y + h],
  [x, y + h],
];
