import type { Vec } from '../maille/vecteurs.ts';

/** Strokes on a grid of 2 by 4, from the bottom left. */
const SIGNES: Record<string, readonly (readonly [number, number, number, number])[]> = {
  S: [
    [0, 0, 2, 0],
    [2, 0, 2, 2],
    [0, 2, 2, 2],
    [0, 2, 0, 4],
    [0, 4, 2, 4],
  ],
  A: [
    [0, 0, 0, 4],
    [2, 0, 2, 4],
    [0, 4, 2, 4],
    [0, 2, 2, 2],
  ],
  B: [
    [0, 0, 0, 4],
    [2, 0, 2, 4],
    [0, 4, 2, 4],
    [0, 2, 2, 2],
    [0, 0, 2, 0],
  ],
  P: [
    [0, 0, 0, 4],
    [2, 2, 2, 4],
    [0, 4, 2, 4],
    [0, 2, 2, 2],
  ],
  M: [
    [0, 0, 0, 4],
    [2, 0, 2, 4],
    [0, 4, 1, 2],
    [1, 2, 2, 4],
  ],
  K: [
    [0, 0, 0, 4],
    [0, 2, 2, 4],
    [0, 2, 2, 0],
  ],
  O: [
    [0, 0, 0, 4],
    [2, 0, 2, 4],
    [0, 4, 2, 4],
    [0, 0, 2, 0],
  ],
  L: [
    [0, 0, 0, 4],
    [0, 0, 2, 0],
  ],
  I: [[1, 0, 1, 4]],
  C: [
    [0, 0, 0, 4],
    [0, 4, 2, 4],
    [0, 0, 2, 0],
  ],
  E: [
    [0, 0, 0, 4],
    [0, 4, 2, 4],
    [0, 0, 2, 0],
    [0, 2, 1.6, 2],
  ],
  '-': [[0.4, 2, 1.6, 2]],
  '1': [[1, 0, 1, 4]],
  '4': [
    [0, 2, 0, 4],
    [0, 2, 2, 2],
    [2, 0, 2, 4],
  ],
  '7': [
    [0, 4, 2, 4],
    [2, 0, 2, 4],
  ],
};

type Coins = readonly [Vec, Vec, Vec, Vec];

/** Letters as strokes, centred. In metres, through `au`. */
export function addTexte(
  texte: string,
  [large, haut]: readonly [number, number],
  au: (x: number, y: number) => Vec,
  addTrait: (coins: Coins) => void,
): void {
  const pas = large / texte.length;
  const [ux, uy, epais] = [pas * 0.31, haut / 4, haut * 0.075];
  for (const [i, lettre] of Array.from(texte).entries())
    for (const [a, b, c, d] of SIGNES[lettre] ?? []) {
      const x = (u: number) => -large / 2 + pas * (i + 0.19) + u * ux;
      const y = (v: number) => v * uy - haut / 2;
      const long = Math.hypot((c - a) * ux, (d - b) * uy) || 1;
      const [dx, dy] = [(((c - a) * ux) / long) * epais, (((d - b) * uy) / long) * epais];
      const coin = (u: number, v: number, s: number, t: number) =>
        au(x(u) + s * dx - t * dy, y(v) + s * dy + t * dx);
      addTrait([coin(a, b, -1, -1), coin(c, d, 1, -1), coin(c, d, 1, 1), coin(a, b, -1, 1)]);
    }
}
