import type { Point } from '../plan.ts';

/** The picture: 600 by 400, its origin in the upper left corner. */
export const L = 600;
export const H = 400;
/** Where the horizon lies. */
export const HORIZON = 168;
/** Eyes above the ground, in metres. */
export const YEUX = 1.25;

/** Metres: right of the line of sight, ahead along it, above the road. */
export type P3 = readonly [droite: number, avant: number, haut: number];

export interface Camera {
  x: number;
  y: number;
  cap: number;
  /** Pixels a metre at one metre. */
  focale: number;
  /** Where the road goes over a crest, in metres ahead; what lies behind is lower. */
  crete: number;
}

const rad = (cap: number) => (cap * Math.PI) / 180;

/** A focal length for an angle of view, in degrees. */
export const focaleDe = (angle: number): number => L / 2 / Math.tan(rad(angle / 2));

/** From the ground to what is right and ahead of the eyes. */
export function devant(c: Camera, [x, y]: Point): [number, number] {
  const [s, k] = [Math.sin(rad(c.cap)), Math.cos(rad(c.cap))];
  const [dx, dy] = [x - c.x, y - c.y];
  return [dx * k + dy * s, dx * s - dy * k];
}

/** How high the ground is there. Up to a crest it rises to the eyes; behind it falls away. */
export function sol(c: Camera, avant: number): number {
  if (c.crete === Infinity) return 0;
  if (avant <= c.crete) return (YEUX * Math.max(0, avant)) / c.crete;
  return YEUX - (avant - c.crete) ** 2 / 130;
}

/** To the picture. Only what is ahead can be projected. */
export const projette = (c: Camera, [droite, avant, haut]: P3): Point => [
  L / 2 + (c.focale * droite) / avant,
  HORIZON + (c.focale * (YEUX - haut - sol(c, avant))) / avant,
];

const coupe = (p: P3, q: P3, avant: number): P3 => {
  const t = (avant - p[1]) / (q[1] - p[1]);
  return [p[0] + (q[0] - p[0]) * t, avant, p[2] + (q[2] - p[2]) * t];
};

/** What of a polygon lies ahead of `pres` (and this side of `loin`). */
export function rogne(points: readonly P3[], pres: number, loin = Infinity): P3[] {
  const garde = (liste: readonly P3[], dedans: (p: P3) => boolean, a: number): P3[] =>
    liste.flatMap((p, i) => {
      const avantDernier = liste[(i + liste.length - 1) % liste.length] ?? p;
      const entre = dedans(p) === dedans(avantDernier) ? [] : [coupe(avantDernier, p, a)];
      return dedans(p) ? [...entre, p] : entre;
    });
  const ahead = garde(points, (p) => p[1] >= pres, pres);
  return loin === Infinity ? ahead : garde(ahead, (p) => p[1] <= loin, loin);
}

/** Twice the area; positive when the points run clockwise on the page. */
export const aire = (points: readonly Point[]): number =>
  points.reduce((s, [x, y], i) => {
    const [a, b] = points[(i + 1) % points.length] ?? [x, y];
    return s + x * b - a * y;
  }, 0);

const un = (x: number): string => String(Math.round(x * 10) / 10);

export const trace = (points: readonly Point[]): string =>
  points.length < 3 ? '' : `M${points.map(([x, y]) => `${un(x)} ${un(y)}`).join('L')}Z`;

export const horsChamp = (points: readonly Point[]): boolean =>
  points.every(([x]) => x < -4) ||
  points.every(([x]) => x > L + 4) ||
  points.every(([, y]) => y < -4) ||
  points.every(([, y]) => y > H + 4);

/** A heading as seen from the eyes: 0 away from us, 180 towards us, 90 to the right. */
export function relatif(c: Camera, x: number, y: number, cap: number): number {
  const [droite, avant] = devant(c, [x, y]);
  const vers = c.cap + (Math.atan2(droite, avant) * 180) / Math.PI;
  return ((((cap - vers) % 360) + 540) % 360) - 180;
}
