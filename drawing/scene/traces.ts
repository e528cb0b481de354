import { entre, type Cadre } from './geometrie.ts';
import type { Point } from './plan.ts';

/** Units of the picture in a metre. */
export const U = 20;

export const u = (x: number): number => Math.round(x * U * 10) / 10;
/** A tenth of a unit is half a centimetre of road; zeros before the point are not written. */
export const ecrit = (x: number): string =>
  String(Math.round(x * 10) / 10).replace(/^(-?)0\./, '$1.');

const suite = (x: number, y: number): string => {
  const [a, b] = [ecrit(x), ecrit(y)];
  if (a === '0') return `v${b}`;
  if (b === '0') return `h${a}`;
  return `l${a}${b.startsWith('-') ? '' : ' '}${b}`;
};

/** Straight from point to point, relative: short to send. */
export function trace(points: Point[], ferme: boolean): string {
  let [px, py] = [0, 0];
  let d = '';
  points.forEach(([mx, my], i) => {
    const [x, y] = [u(mx), u(my)];
    if (i === 0) d += `M${ecrit(x)} ${ecrit(y)}`;
    else if (x !== px || y !== py) d += suite(x - px, y - py);
    [px, py] = [x, y];
  });
  return ferme ? `${d}z` : d;
}

/** A soft line through many points: each is only leaned towards, midway to the next. */
export function lisse(points: Point[]): string {
  if (points.length < 4) return trace(points, false);
  const p = points.map(([x, y]): Point => [Math.round(u(x)), Math.round(u(y))]);
  const [debut, fin] = [p[0], p.at(-1)];
  if (!debut || !fin) return '';
  let d = `M${debut[0]} ${debut[1]}`;
  let [x, y] = debut;
  for (let i = 1; i < p.length - 1; i += 1) {
    const [a, b] = [p[i], p[i + 1]];
    if (!a || !b) break;
    const t = i === p.length - 2 ? 2 / 3 : 1 / 2;
    const m = entre(a, b, t).map(Math.round) as [number, number];
    d += `q${a[0] - x} ${a[1] - y} ${m[0] - x} ${m[1] - y}`;
    [x, y] = m;
  }
  return `${d}L${fin[0]} ${fin[1]}`;
}

export const rond = (x: number, y: number, r: number): string =>
  `M${ecrit(x - r)} ${ecrit(y)}a${ecrit(r)} ${ecrit(r)} 0 1 0 ${ecrit(2 * r)} 0a${ecrit(r)} ${ecrit(r)} 0 1 0${ecrit(-2 * r)} 0z`;

/** Whether a ring shows in the frame at all. */
export function visible(anneau: Point[], [x, y, l, h]: Cadre): boolean {
  const xs = anneau.map((p) => p[0]);
  const ys = anneau.map((p) => p[1]);
  return (
    Math.max(...xs) > x && Math.min(...xs) < x + l && Math.max(...ys) > y && Math.min(...ys) < y + h
  );
}
