/** Metres: x to the east, y up, z to the south (a plan's y). */
export type Vec = readonly [x: number, y: number, z: number];

export const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const moins = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const fois = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const entre = (a: Vec, b: Vec, part: number): Vec => plus(a, fois(moins(b, a), part));
export const produit = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const scalaire = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const norme = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);
/** A null vector stays null. */
export const unitaire = (a: Vec): Vec => fois(a, 1 / (norme(a) || 1));

export const radians = (degres: number): number => (degres * Math.PI) / 180;
/** A heading in degrees clockwise from the north. */
export const devant = (cap: number): Vec => [Math.sin(radians(cap)), 0, -Math.cos(radians(cap))];
export const aDroite = (cap: number): Vec => devant(cap + 90);

/** Through all points, without a corner; `pas` steps from one to the next. */
export const courbePar = (points: readonly Vec[], pas = 6): Vec[] =>
  points.flatMap((p, i): Vec[] => {
    const q = points[i + 1];
    if (!q) return [p];
    const [avant, apres] = [points[i - 1] ?? p, points[i + 2] ?? q];
    return Array.from({ length: pas }, (_, k): Vec => {
      const t = k / pas;
      const a = fois(moins(q, avant), 0.5);
      const b = fois(moins(apres, p), 0.5);
      const [t2, t3] = [t * t, t * t * t];
      return plus(
        plus(fois(p, 2 * t3 - 3 * t2 + 1), fois(a, t3 - 2 * t2 + t)),
        plus(fois(q, 3 * t2 - 2 * t3), fois(b, t3 - t2)),
      );
    });
  });
