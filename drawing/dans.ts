import { boiteOf } from './boite.ts';
import { el, fin, n, type Piece } from './svg.ts';

/** Percent of the plate, rightwards or downwards. */
export type Part = readonly [de: number, a: number];

export const enX = ({ l }: Piece, x: number): number => (l * x) / 100 - l / 2;
export const enY = ({ h }: Piece, y: number): number => (h * y) / 100 - h / 2;

/**
 * « x34–66 y25–59 » is `dans(plaque, [34, 66], [25, 59], camion(noir))`. Centred with its
 * proportions, unless `étiré`; `miroir` flips.
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
