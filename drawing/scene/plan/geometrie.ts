import type { Point } from './plan.ts';

/** Metres; headings in degrees clockwise from the north. */

export const rad = (cap: number): number => (cap * Math.PI) / 180;
export const vers = (cap: number): Point => [Math.sin(rad(cap)), -Math.cos(rad(cap))];
export const add = (p: Point, q: Point, k = 1): Point => [p[0] + q[0] * k, p[1] + q[1] * k];
export const distance = (p: Point, q: Point): number => Math.hypot(q[0] - p[0], q[1] - p[1]);
export const between = (point: Point, fin: Point, part: number): Point => [
  point[0] + (fin[0] - point[0]) * part,
  point[1] + (fin[1] - point[1]) * part,
];
export const capOf = (point: Point, but: Point): number =>
  (Math.atan2(but[0] - point[0], point[1] - but[1]) * 180) / Math.PI;
/** From 0 to 360. */
export const tour = (cap: number): number => ((cap % 360) + 360) % 360;

/** Local frame: ahead, right. */
export const repere =
  (origine: Point, cap: number): RepereLocal =>
  (avant, droite = 0) =>
    add(add(origine, vers(cap), avant), vers(cap + 90), droite);

type Facultatif = number | undefined;
export type RepereLocal = (avant: number, droite?: Facultatif) => Point;

export const boite = (
  repere: RepereLocal,
  a0: number,
  a1: number,
  d0: number,
  d1: number,
): Point[] => [repere(a0, d0), repere(a1, d0), repere(a1, d1), repere(a0, d1)];

const separe = (un: Point[], autre: Point[]): boolean =>
  un.some(([x, y], i) => {
    const [fx, fy] = un[(i + 1) % un.length]!;
    const loin = ([px, py]: Point): number => (px - x) * (fy - y) - (py - y) * (fx - x);
    const [siens, leurs] = [un.map(loin), autre.map(loin)];
    return Math.max(...siens) <= Math.min(...leurs) || Math.max(...leurs) <= Math.min(...siens);
  });

function duSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const pres = Math.max(0, Math.min(1, part));
  return Math.hypot(x - ax - pres * dx, y - ay - pres * dy);
}

const desCoins = (coins: Point[], boite: Point[]): number[] =>
  coins.flatMap((p) => boite.map((q, i) => duSegment(p, q, boite[(i + 1) % boite.length]!)));

/** 0 where they overlap. */
export const ecartEntre = (un: Point[], autre: Point[]): number =>
  separe(un, autre) || separe(autre, un)
    ? Math.min(...desCoins(un, autre), ...desCoins(autre, un))
    : 0;

export function courbe(point: Point, appui: Point, fin: Point, intervalle = 6): Point[] {
  return Array.from({ length: intervalle + 1 }, (_, i) => {
    const part = i / intervalle;
    return between(between(point, appui, part), between(appui, fin, part), part);
  });
}

export function courbe3(
  point: Point,
  appui: Point,
  appuiFin: Point,
  fin: Point,
  intervalle = 12,
): Point[] {
  return Array.from({ length: intervalle + 1 }, (_, i) => {
    const part = i / intervalle;
    const milieu = between(appui, appuiFin, part);
    return between(
      between(between(point, appui, part), milieu, part),
      between(milieu, between(appuiFin, fin, part), part),
      part,
    );
  });
}

/** Anticlockwise when `jusqua` is smaller. */
export function arc(
  centre: Point,
  rayon: number,
  de: number,
  jusqua: number,
  intervalle?: number,
): Point[] {
  const nombre = intervalle ?? Math.max(2, Math.ceil(Math.abs(jusqua - de) / 15));
  return Array.from({ length: nombre + 1 }, (_, i) =>
    add(centre, vers(de + ((jusqua - de) * i) / nombre), rayon),
  );
}

export function cross(
  point: Point,
  sens: Point,
  autre: Point,
  autreSens: Point,
): number | undefined {
  const det = sens[0] * autreSens[1] - sens[1] * autreSens[0];
  if (Math.abs(det) < 0.02) return undefined;
  return ((autre[0] - point[0]) * autreSens[1] - (autre[1] - point[1]) * autreSens[0]) / det;
}

export function ruban(points: Point[], largeur: number, droite = 0): Point[] {
  const cote = (signe: number): Point[] =>
    points.map((point, i) => {
      const cap = capOf(points[Math.max(0, i - 1)] ?? point, points[i + 1] ?? point);
      return add(point, vers(cap + 90), signe);
    });
  return [...cote(droite - largeur / 2), ...cote(droite + largeur / 2).toReversed()];
}

export const longueurOf = (points: Point[]): number =>
  points.reduce((s, p, i) => s + distance(points[i - 1] ?? p, p), 0);

export function surLigne(points: Point[], metres: number): { point: Point; cap: number } {
  let reste = metres;
  for (let i = 1; ; i += 1) {
    const debut = points[i - 1];
    const fin = points[i];
    if (!debut || !fin) throw new Error('Une ligne a au moins deux points.');
    const long = distance(debut, fin);
    if (reste <= long || i === points.length - 1)
      return { point: between(debut, fin, long === 0 ? 0 : reste / long), cap: capOf(debut, fin) };
    reste -= long;
  }
}

export function partie(points: Point[], de: number, jusqua: number): Point[] {
  const milieu: Point[] = [];
  let parcouru = 0;
  points.forEach((point, i) => {
    parcouru += distance(points[i - 1] ?? point, point);
    if (parcouru > de + 0.05 && parcouru < jusqua - 0.05) milieu.push(point);
  });
  return [surLigne(points, de).point, ...milieu, surLigne(points, jusqua).point];
}

export type Cadre = readonly [x: number, y: number, l: number, h: number];
export const overlap = (un: Cadre, autre: Cadre, marge = 0): boolean =>
  un[0] < autre[0] + autre[2] + marge &&
  autre[0] < un[0] + un[2] + marge &&
  un[1] < autre[1] + autre[3] + marge &&
  autre[1] < un[1] + un[3] + marge;

export const contains = ([x, y, largeur, hauteur]: Cadre, cadre: Cadre): boolean =>
  cadre[0] > x + 0.2 &&
  cadre[1] > y + 0.2 &&
  cadre[0] + cadre[2] < x + largeur - 0.2 &&
  cadre[1] + cadre[3] < y + hauteur - 0.6;

export function autour(x: number, y: number, cap: number, long: number, large: number): Cadre {
  const [cos, sin] = [Math.abs(Math.cos(rad(cap))), Math.abs(Math.sin(rad(cap)))];
  const [largeur, hauteur] = [sin * long + cos * large, cos * long + sin * large];
  return [x - largeur / 2, y - hauteur / 2, largeur, hauteur];
}

export const cadreEnPoints = ([x, y, largeur, hauteur]: Cadre): Point[] => [
  [x, y],
  [x + largeur, y],
  [x + largeur, y + hauteur],
  [x, y + hauteur],
];

/** Smaller by `de` on each side. */
export const retreci = ([x, y, l, h]: Cadre, de: number): Cadre => [
  x + de,
  y + de,
  l - 2 * de,
  h - 2 * de,
];

/** From 0 to 1, without a jolt at either end. */
export const adouci = (part: number): number => {
  const u = Math.max(0, Math.min(1, part));
  return u * u * (3 - 2 * u);
};
