import type { Matiere, Plan, Point } from '../plan/plan.ts';

const dedans = ([x, y]: Point, anneau: Point[]): boolean =>
  anneau.reduce((oui, [ax, ay], i) => {
    const [bx, by] = anneau[(i + 1) % anneau.length] ?? [ax, ay];
    const coupe = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return coupe ? !oui : oui;
  }, false);

/** How far what only decorates keeps from what the scene tells of. */
const ECART = 2.6;

const DURS = new Set<Matiere>(['asphalte', 'pavés', 'terre', 'ballast']);

/** Whether all these places are meadow, and nobody and nothing of the scene stands there. */
export function libreOf(plan: Plan): (points: Point[]) => boolean {
  const durs = plan.sol.filter((s) => DURS.has(s.matiere)).flatMap((s) => s.anneaux);
  const choses = plan.objets.filter((o) => o.genre !== 'arbre' && o.genre !== 'poteau');
  return (points) =>
    points.every(
      (point) =>
        !durs.some((anneau) => dedans(point, anneau)) &&
        choses.every(
          (o) => o.genre === 'maison' || Math.hypot(o.x - point[0], o.y - point[1]) > ECART,
        ),
    );
}
