import { dans, enX, enY, type Part } from '../../../dans.ts';
import type { Point } from '../../../boite.ts';
import { chemin, n, texte, trait, type Piece } from '../../../svg.ts';

/** « 35 89, 35 62, 22.5 50 », in % of a plate. */
type Trace = string;
const pointsOf = (trace: Trace): Point[] =>
  trace.split(', ').map((point) => {
    const [x = NaN, y = NaN] = point.split(' ').map(Number);
    return [x, y];
  });
const lieu = (plaque: Piece, [x, y]: Point): Point => [enX(plaque, x), enY(plaque, y)];
const ligne = (points: Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

const NET = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' };

/** Width in % of the plate's. */
export const brise = (plaque: Piece, trace: Trace, part: number, couleur: string): string =>
  trait(ligne(pointsOf(trace).map((p) => lieu(plaque, p))), couleur, (plaque.l * part) / 100, NET);

/** The head is at the last point: `tete` half its width, `long` its length, in shaft widths. */
export function fleche(
  plaque: Piece,
  trace: Trace,
  part: number,
  couleur: string,
  { tete = 1.35, long = 2.2 } = {},
): string {
  const points = pointsOf(trace).map((p) => lieu(plaque, p));
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = points.slice(-2);
  const d = Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(x1 - x0) / d, (y1 - y0) / d];
  const large = (plaque.l * part) / 100;
  const [bx, by] = [x1 - dx * large * long, y1 - dy * large * long];
  const [nx, ny] = [-dy * large * tete, dx * large * tete];
  // One unit of overlap hides a hairline.
  return (
    trait(ligne([...points.slice(0, -1), [bx + dx, by + dy]]), couleur, large, NET) +
    chemin(
      `${ligne([
        [x1, y1],
        [bx + nx, by + ny],
        [bx - nx, by - ny],
      ])}Z`,
      couleur,
    )
  );
}

/** « 9 24, 43 57 »: pieces of heights. */
export const tirets = (
  plaque: Piece,
  x: number,
  part: number,
  pieces: string,
  couleur: string,
): string =>
  trait(
    pointsOf(pieces)
      .map(([y0, y1]) => `M${n(enX(plaque, x))} ${n(enY(plaque, y0))}V${n(enY(plaque, y1))}`)
      .join(''),
    couleur,
    (plaque.l * part) / 100,
    NET,
  );

export const forme = (plaque: Piece, trace: Trace, couleur: string): string =>
  chemin(`${ligne(pointsOf(trace).map((p) => lieu(plaque, p)))}Z`, couleur);

export function enColonne(
  plaque: Piece,
  mot: string,
  x: Part,
  [y0, y1]: Part,
  couleur: string,
): string {
  const intervalle = (y1 - y0) / mot.length;
  return Array.from(mot)
    .map((lettre, i) =>
      dans(
        plaque,
        x,
        [y0 + intervalle * i + intervalle * 0.06, y0 + intervalle * (i + 1) - intervalle * 0.06],
        texte(lettre, 0, 0, 40, couleur),
        { étiré: true },
      ),
    )
    .join('');
}

export const axe = (x: number, y0: number, y1: number): Trace => `${x} ${y0}, ${x} ${y1}`;
