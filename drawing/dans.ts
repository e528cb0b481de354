import { boiteOf } from './boite.ts';
import { el, fin, n, type Piece } from './svg.ts';

/** From … to, in % of the plate: to the right, or downwards. */
export type Part = readonly [de: number, a: number];

/** What is at x % of a plate, and at y %, in the plate's own units. */
export const enX = ({ l }: Piece, x: number): number => (l * x) / 100 - l / 2;
export const enY = ({ h }: Piece, y: number): number => (h * y) / 100 - h / 2;

/**
 * A drawing put where a plate has it, both said in % of the plate: « x34–66 y25–59 » is
 * `dans(plaque, [34, 66], [25, 59], camion(noir))`. It keeps its proportions and stands in the
 * middle, unless it is to be stretched (`étiré`) or turned about (`miroir`).
 */
export function dans(
  plaque: Piece,
  [x0, x1]: Part,
  [y0, y1]: Part,
  svg: string,
  comment: { étiré?: boolean; miroir?: boolean } = {},
): string {
  const [gauche, haut, droite, bas] = boiteOf(svg);
  const place = [((x1 - x0) * plaque.l) / 100, ((y1 - y0) * plaque.h) / 100] as const;
  const [kx, ky] = [place[0] / (droite - gauche), place[1] / (bas - haut)];
  const k = Math.min(kx, ky);
  const [sx, sy] = comment.étiré ? [kx, ky] : [k, k];
  const vers = comment.miroir ? -sx : sx;
  const [x, y] = [enX(plaque, (x0 + x1) / 2), enY(plaque, (y0 + y1) / 2)];
  return el(
    'g',
    {
      transform:
        `translate(${n(x - (vers * (gauche + droite)) / 2)} ${n(y - (sy * (haut + bas)) / 2)}) ` +
        (vers === sy ? `scale(${fin(sy)})` : `scale(${fin(vers)} ${fin(sy)})`),
    },
    svg,
  );
}
