import type { Point } from '../plan/plan.ts';

/** In pixels, from the upper left corner. */
export const LARGEUR = 600;
export const HAUTEUR = 400;
export const HORIZON = 168;
/** In metres above the ground. */
export const YEUX = 1.25;

/** Metres: right of the line of sight, ahead, above the road. */
export type P3 = readonly [droite: number, avant: number, haut: number];

export interface Camera {
  x: number;
  y: number;
  cap: number;
  /** Pixels a metre at one metre. */
  focale: number;
  /** Metres to a crest; behind it the road is lower. */
  crete: number;
}

const rad = (cap: number) => (cap * Math.PI) / 180;

export const focaleOf = (angle: number): number => LARGEUR / 2 / Math.tan(rad(angle / 2));

export function devant(camera: Camera, [x, y]: Point): [number, number] {
  const [sin, cos] = [Math.sin(rad(camera.cap)), Math.cos(rad(camera.cap))];
  const [dx, dy] = [x - camera.x, y - camera.y];
  return [dx * cos + dy * sin, dx * sin - dy * cos];
}

export function auSol({ x, y, cap }: Camera, [droite, avant]: readonly [number, number]): Point {
  const [sin, cos] = [Math.sin(rad(cap)), Math.cos(rad(cap))];
  return [x + droite * cos + avant * sin, y + droite * sin - avant * cos];
}

/** Rises to the eyes at a crest, and falls behind. */
export function sol(camera: Camera, avant: number): number {
  if (camera.crete === Infinity) return 0;
  if (avant <= camera.crete) return (YEUX * Math.max(0, avant)) / camera.crete;
  return YEUX - (avant - camera.crete) ** 2 / 130;
}

/** Points must be ahead. */
export const project = (camera: Camera, [droite, avant, haut]: P3): Point => [
  LARGEUR / 2 + (camera.focale * droite) / avant,
  HORIZON + (camera.focale * (YEUX - haut - sol(camera, avant))) / avant,
];

const coupe = (point: P3, fin: P3, avant: number): P3 => {
  const part = (avant - point[1]) / (fin[1] - point[1]);
  return [point[0] + (fin[0] - point[0]) * part, avant, point[2] + (fin[2] - point[2]) * part];
};

export function clip(points: readonly P3[], pres: number, loin = Infinity): P3[] {
  const garde = (liste: readonly P3[], dedans: (p: P3) => boolean, bord: number): P3[] =>
    liste.flatMap((point, i) => {
      const avantDernier = liste[(i + liste.length - 1) % liste.length] ?? point;
      const entre =
        dedans(point) === dedans(avantDernier) ? [] : [coupe(avantDernier, point, bord)];
      return dedans(point) ? [...entre, point] : entre;
    });
  const ahead = garde(points, (p) => p[1] >= pres, pres);
  return loin === Infinity ? ahead : garde(ahead, (p) => p[1] <= loin, loin);
}

/** Twice the area; positive when clockwise on the page. */
export const aire = (points: readonly Point[]): number =>
  points.reduce((somme, [x, y], i) => {
    const [a, b] = points[(i + 1) % points.length] ?? [x, y];
    return somme + x * b - a * y;
  }, 0);

const court = (x: number): string => String(x).replace(/^(-?)0\./, '$1.');

/** Closed; `fin` is steps a pixel. Relative steps are shorter than places. */
export function trace(points: readonly Point[], fin = 10): string {
  const ronds = points
    .map(([x, y]): Point => [Math.round(x * fin), Math.round(y * fin)])
    .filter(([x, y], i, tous) => i === 0 || x !== tous[i - 1]?.[0] || y !== tous[i - 1]?.[1]);
  const [debut] = ronds;
  if (!debut || ronds.length < 3) return '';
  const segments = ronds.slice(1).map(([x, y], i) => {
    const [px, py] = ronds[i] ?? debut;
    const [dx, dy] = [court((x - px) / fin), court((y - py) / fin)];
    return `${i === 0 || dx.startsWith('-') ? '' : ' '}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
  });
  return `M${court(debut[0] / fin)} ${court(debut[1] / fin)}l${segments.join('')}Z`;
}

export const horsChamp = (points: readonly Point[]): boolean =>
  points.every(([x]) => x < -4) ||
  points.every(([x]) => x > LARGEUR + 4) ||
  points.every(([, y]) => y < -4) ||
  points.every(([, y]) => y > HAUTEUR + 4);

/** 0 away from us, 180 towards us, 90 to the right. */
export function relativeTo(camera: Camera, x: number, y: number, cap: number): number {
  const [droite, avant] = devant(camera, [x, y]);
  const vers = camera.cap + (Math.atan2(droite, avant) * 180) / Math.PI;
  return ((((cap - vers) % 360) + 540) % 360) - 180;
}
