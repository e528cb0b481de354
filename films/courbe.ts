/**
 * A monotone cubic through points (Fritsch and Carlson): it overshoots no speed and no place.
 * Before the first point and after the last it stays, or goes on as it did.
 */
export function courbeDe(
  points: readonly (readonly [number, number])[],
  auDela: 'reste' | 'continue' = 'reste',
): (x: number) => number {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const pentes = xs.slice(1).map((x, i) => (ys[i + 1]! - ys[i]!) / Math.max(1e-6, x - xs[i]!));
  const tangentes = xs.map((_, i) => {
    const [avant, apres] = [pentes[i - 1], pentes[i]];
    if (avant === undefined || apres === undefined) return avant ?? apres ?? 0;
    return avant * apres <= 0 ? 0 : (2 * avant * apres) / (avant + apres);
  });
  return (x) => {
    const dernier = xs.length - 1;
    if (x <= xs[0]! || x >= xs[dernier]!) {
      const bout = x <= xs[0]! ? 0 : dernier;
      return ys[bout]! + (auDela === 'reste' ? 0 : tangentes[bout]! * (x - xs[bout]!));
    }
    const i = xs.findLastIndex((debut) => debut <= x);
    const large = xs[i + 1]! - xs[i]!;
    const k = (x - xs[i]!) / large;
    const [k2, k3] = [k * k, k * k * k];
    return (
      (2 * k3 - 3 * k2 + 1) * ys[i]! +
      (k3 - 2 * k2 + k) * large * tangentes[i]! +
      (3 * k2 - 2 * k3) * ys[i + 1]! +
      (k3 - k2) * large * tangentes[i + 1]!
    );
  };
}
