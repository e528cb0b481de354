import { between, type Cadre } from '../plan/geometrie.ts';
import type { Point } from '../plan/plan.ts';

/** Picture units a metre. */
export const ECHELLE = 20;

export const unites = (x: number): number => Math.round(x * ECHELLE * 10) / 10;
/** A tenth is half a centimetre of road; drops leading zeros. */
export const write = (x: number): string =>
  String(Math.round(x * 10) / 10).replace(/^(-?)0\./, '$1.');

const suite = (x: number, y: number): string => {
  const [abscisse, ordonnee] = [write(x), write(y)];
  if (abscisse === '0') return `v${ordonnee}`;
  if (ordonnee === '0') return `h${abscisse}`;
  return `l${abscisse}${ordonnee.startsWith('-') ? '' : ' '}${ordonnee}`;
};

/** Relative steps are short. */
export function trace(points: Point[], ferme: boolean): string {
  let [px, py] = [0, 0];
  let chemin = '';
  points.forEach(([mx, my], i) => {
    const [x, y] = [unites(mx), unites(my)];
    if (i === 0) chemin += `M${write(x)} ${write(y)}`;
    else if (x !== px || y !== py) chemin += suite(x - px, y - py);
    [px, py] = [x, y];
  });
  return ferme ? `${chemin}z` : chemin;
}

/** Quadratic curves through midpoints. */
export function lisse(points: Point[]): string {
  if (points.length < 4) return trace(points, false);
  const places = points.map(([x, y]): Point => [Math.round(unites(x)), Math.round(unites(y))]);
  const [debut, fin] = [places[0], places.at(-1)];
  if (!debut || !fin) return '';
  let chemin = `M${debut[0]} ${debut[1]}`;
  let [x, y] = debut;
  for (let i = 1; i < places.length - 1; i += 1) {
    const [point, suivant] = [places[i], places[i + 1]];
    if (!point || !suivant) break;
    const part = i === places.length - 2 ? 2 / 3 : 1 / 2;
    const milieu = between(point, suivant, part).map(Math.round) as [number, number];
    chemin += `q${point[0] - x} ${point[1] - y} ${milieu[0] - x} ${milieu[1] - y}`;
    [x, y] = milieu;
  }
  return `${chemin}L${fin[0]} ${fin[1]}`;
}

export const rond = (x: number, y: number, rayon: number): string =>
  `M${write(x - rayon)} ${write(y)}a${write(rayon)} ${write(rayon)} 0 1 0 ${write(2 * rayon)} 0a${write(rayon)} ${write(rayon)} 0 1 0${write(-2 * rayon)} 0z`;

export function visible(anneau: Point[], [x, y, largeur, hauteur]: Cadre): boolean {
  const xs = anneau.map((p) => p[0]);
  const ys = anneau.map((p) => p[1]);
  return (
    Math.max(...xs) > x &&
    Math.min(...xs) < x + largeur &&
    Math.max(...ys) > y &&
    Math.min(...ys) < y + hauteur
  );
}
