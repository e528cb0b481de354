import { boite, repere, type Cadre } from './geometrie.ts';
import { pleins } from './matieres.ts';
import type { Matiere, Plan, Point } from './plan.ts';

const PEINTS = new Set<Matiere>(['blanc', 'jaune', 'orange', 'damier']);
/** Thin things do not change whose ground it is. */
const MINCES = new Set<Matiere>([...PEINTS, 'rail', 'bosse']);

type Bornes = readonly [x0: number, y0: number, x1: number, y1: number];
const connues = new WeakMap<Point[], Bornes>();
function bornes(points: Point[]): Bornes {
  const vues = connues.get(points);
  if (vues) return vues;
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points)
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  const lues: Bornes = [x0, y0, x1, y1];
  connues.set(points, lues);
  return lues;
}
const DEHORS = { pair: true, nombre: 0 };

/** Parity and winding number serve both fill rules. */
function tours(anneau: Point[], [px, py]: Point): { pair: boolean; nombre: number } {
  const [x0, y0, x1, y1] = bornes(anneau);
  if (px < x0 || px > x1 || py < y0 || py > y1) return DEHORS;
  let nombre = 0;
  let pair = true;
  for (const [i, [x, y]] of anneau.entries()) {
    const [sx, sy] = anneau[(i + 1) % anneau.length] ?? [x, y];
    if (y > py === sy > py || px >= x + ((py - y) / (sy - y)) * (sx - x)) continue;
    pair = !pair;
    nombre += sy > y ? 1 : -1;
  }
  return { pair, nombre };
}

export const isDans = (anneau: Point[], point: Point): boolean => tours(anneau, point).nombre !== 0;

export function matiereAt(sol: Plan['sol'], point: Point): Matiere | undefined {
  return sol.findLast(({ matiere, anneaux }) => {
    if (MINCES.has(matiere)) return false;
    const ici = anneaux.map((a) => tours(a, point));
    return pleins.has(matiere)
      ? ici.some((t) => t.nombre !== 0)
      : ici.filter((t) => !t.pair).length % 2 === 1;
  })?.matiere;
}

export function croise(
  [ax, ay]: Point,
  [bx, by]: Point,
  [cx, cy]: Point,
  [dx, dy]: Point,
): boolean {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const det = ux * vy - uy * vx;
  if (Math.abs(det) < 1e-9) return false;
  const un = ((cx - ax) * vy - (cy - ay) * vx) / det;
  const autre = ((cx - ax) * uy - (cy - ay) * ux) / det;
  return un >= 0 && un <= 1 && autre >= 0 && autre <= 1;
}

export const seCroisent = (ligne: Point[], autre: Point[]): boolean =>
  ligne.some(
    (b, i) =>
      i > 0 && autre.some((d, j) => j > 0 && croise(ligne[i - 1] ?? b, b, autre[j - 1] ?? d, d)),
  );

export const traverse = (ligne: Point[], anneau: Point[]): boolean =>
  ligne.some(
    (point, i) =>
      isDans(anneau, point) ||
      (i > 0 &&
        anneau.some((a, j) =>
          croise(ligne[i - 1] ?? point, point, a, anneau[(j + 1) % anneau.length] ?? a),
        )),
  );

export function touche(un: Point[], autre: Point[]): boolean {
  const [a, b] = [bornes(un), bornes(autre)];
  if (a[0] > b[2] || b[0] > a[2] || a[1] > b[3] || b[1] > a[3]) return false;
  const [debut] = autre;
  return (debut !== undefined && isDans(un, debut)) || traverse([...un, ...un.slice(0, 1)], autre);
}

export const peints = ({ sol }: Plan): Point[][] =>
  sol.flatMap((s) => (PEINTS.has(s.matiere) ? s.anneaux : []));

export function coins(
  { x, y, cap }: { x: number; y: number; cap: number },
  [long, large]: readonly [number, number],
  marge = 0,
): Point[] {
  return boite(
    repere([x, y], cap),
    marge - long / 2,
    long / 2 - marge,
    marge - large / 2,
    large / 2 - marge,
  );
}

const ROULANTES = new Set<Matiere | undefined>(['asphalte', 'pavés', 'piste', 'ocre', 'ballast']);
export const isRoulable = (sol: Plan['sol'], point: Point): boolean =>
  ROULANTES.has(matiereAt(sol, point));

export const pointsDe = ([x, y, largeur, hauteur]: Cadre): Point[] =>
  [0, 0.5, 1].flatMap((i) => [0, 0.5, 1].map((j): Point => [x + largeur * i, y + hauteur * j]));
