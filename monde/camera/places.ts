import type { PerspectiveCamera } from 'three';
import { coinsOf, type Volume } from './boites.ts';
import { projete } from './prises.ts';

/** Shares of the picture, from its left and top. */
export interface Cadre {
  x: number;
  y: number;
  l: number;
  h: number;
}
export interface Ancre {
  x: number;
  y: number;
}

/** `bord`: a share of the picture along its edges that does not count. */
export const isDansImage = ({ x, y }: Ancre, bord = 0): boolean =>
  x > bord && x < 1 - bord && y > bord && y < 1 - bord;

export const secoupent = (a: Cadre, b: Cadre): boolean =>
  a.x < b.x + b.l && b.x < a.x + a.l && a.y < b.y + b.h && b.y < a.y + a.h;

/** The part of the picture that a box covers; undefined behind the camera. */
export function cadreDe(camera: PerspectiveCamera, boite: Volume): Cadre | undefined {
  const coins = coinsOf(boite).map((coin) => projete(camera, coin));
  if (coins.some(({ devant }) => !devant)) return undefined;
  const [xs, ys] = [coins.map(({ x }) => x), coins.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, l: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** A box as the picture shows it: its eight corners. */
export type Silhouette = readonly Ancre[];

export function silhouetteDe(camera: PerspectiveCamera, boite: Volume): Silhouette | undefined {
  const coins = coinsOf(boite).map((coin) => projete(camera, coin));
  return coins.every(({ devant }) => devant) ? coins : undefined;
}

const ARETES = [0, 1, 2, 3].flatMap((i) => [
  [i, (i + 1) % 4],
  [i + 4, ((i + 1) % 4) + 4],
  [i, i + 4],
]) as [number, number][];

/** Unless a line along one of its edges parts them. */
export function touche({ x, y, l, h }: Cadre, silhouette: Silhouette): boolean {
  const coins = [
    { x, y },
    { x: x + l, y },
    { x, y: y + h },
    { x: x + l, y: y + h },
  ];
  const axes: Ancre[] = ARETES.map(([i, j]) => {
    const [a, b] = [silhouette[i]!, silhouette[j]!];
    return { x: a.y - b.y, y: b.x - a.x };
  });
  return [{ x: 1, y: 0 }, { x: 0, y: 1 }, ...axes].every((axe) => {
    const sur = (points: readonly Ancre[]) => points.map((p) => p.x * axe.x + p.y * axe.y);
    const [lui, cadre] = [sur(silhouette), sur(coins)];
    return Math.max(...lui) >= Math.min(...cadre) && Math.max(...cadre) >= Math.min(...lui);
  });
}

const [COLONNES, RANGS, BORD] = [36, 24, 0.012];
const PAS_DU_FIL = 10;

export const coupeLeFil = (ancre: Ancre, { x, y, l, h }: Cadre, pris: readonly Cadre[]): boolean =>
  Array.from({ length: PAS_DU_FIL }, (_, k) => k / PAS_DU_FIL).some((t) => {
    const [px, py] = [x + l / 2, y + h / 2];
    const point = { x: px + (ancre.x - px) * t, y: py + (ancre.y - py) * t, l: 0, h: 0 };
    return pris.some((p) => secoupent(point, p));
  });

/** The free place nearest to its anchor; its thread crosses none of `autres` if that can be. */
export function placeLibre(
  ancre: Ancre,
  [l, h]: readonly [number, number],
  pris: readonly Cadre[],
  autres = pris,
): Cadre | undefined {
  const libres: Cadre[] = [];
  for (let i = 0; i <= COLONNES; i += 1)
    for (let j = 0; j <= RANGS; j += 1) {
      const x = BORD + (i / COLONNES) * (1 - l - 2 * BORD);
      const y = BORD + (j / RANGS) * (1 - h - 2 * BORD);
      const cadre = { x, y, l, h };
      if (!pris.some((p) => secoupent(cadre, p))) libres.push(cadre);
    }
  const loin = ({ x, y }: Cadre): number => Math.hypot(x + l / 2 - ancre.x, y + h / 2 - ancre.y);
  libres.sort((a, b) => loin(a) - loin(b));
  return libres.find((cadre) => !coupeLeFil(ancre, cadre, autres)) ?? libres[0];
}
