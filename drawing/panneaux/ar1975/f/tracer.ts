import { dans, enX, enY } from '../../../dans.ts';
import { chemin, n, rect, texte, trait, type Piece } from '../../../svg.ts';

/** In % of a plate. */
export type Point = [x: number, y: number];
type Part = readonly [de: number, a: number];

const NET = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' };

/** What a plate has in straight pieces, its width in % of the plate's. */
export const brise = (plaque: Piece, points: Point[], part: number, couleur: string): string =>
  trait(
    `M${points.map(([x, y]) => `${n(enX(plaque, x))} ${n(enY(plaque, y))}`).join('L')}`,
    couleur,
    (plaque.l * part) / 100,
    NET,
  );

/**
 * The same with a head at the last point; `tete` is half the head's width and `long` its length, in
 * widths of the shaft.
 */
export function fleche(
  plaque: Piece,
  points: Point[],
  part: number,
  couleur: string,
  { tete = 1.35, long = 2.2 } = {},
): string {
  const [avant, bout] = points.slice(-2).map(([x, y]) => [enX(plaque, x), enY(plaque, y)]);
  const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = []] = [avant, bout];
  const d = Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(x1 - x0) / d, (y1 - y0) / d];
  const w = (plaque.l * part) / 100;
  const [bx, by] = [x1 - dx * w * long, y1 - dy * w * long];
  const [nx, ny] = [-dy * w * tete, dx * w * tete];
  // One unit of overlap, or a hairline shows between the pieces.
  const fin: Point = [((bx + dx) / plaque.l) * 100 + 50, ((by + dy) / plaque.h) * 100 + 50];
  return (
    brise(plaque, [...points.slice(0, -1), fin], part, couleur) +
    chemin(`M${n(x1)} ${n(y1)}L${n(bx + nx)} ${n(by + ny)}L${n(bx - nx)} ${n(by - ny)}Z`, couleur)
  );
}

/** A bar along the plate's sides. */
export const pave = (plaque: Piece, [x0, x1]: Part, [y0, y1]: Part, couleur: string): string =>
  rect(
    enX(plaque, x0),
    enY(plaque, y0),
    ((x1 - x0) * plaque.l) / 100,
    ((y1 - y0) * plaque.h) / 100,
    couleur,
  );

/** An upright line in pieces. */
export const tirets = (
  plaque: Piece,
  x: number,
  part: number,
  pieces: Part[],
  couleur: string,
): string =>
  trait(
    pieces
      .map(([y0, y1]) => `M${n(enX(plaque, x))} ${n(enY(plaque, y0))}V${n(enY(plaque, y1))}`)
      .join(''),
    couleur,
    (plaque.l * part) / 100,
    NET,
  );

/** A shape by its corners. */
export const forme = (plaque: Piece, points: Point[], couleur: string): string =>
  chemin(
    `M${points.map(([x, y]) => `${n(enX(plaque, x))} ${n(enY(plaque, y))}`).join('L')}Z`,
    couleur,
  );

/** A word whose letters stand one under the other. */
export function enColonne(
  plaque: Piece,
  mot: string,
  x: Part,
  [y0, y1]: Part,
  couleur: string,
): string {
  const pas = (y1 - y0) / mot.length;
  return Array.from(mot)
    .map((lettre, i) =>
      dans(
        plaque,
        x,
        [y0 + pas * i + pas * 0.06, y0 + pas * (i + 1) - pas * 0.06],
        texte(lettre, 0, 0, 40, couleur),
        { étiré: true },
      ),
    )
    .join('');
}
