import type { Matiere, Plan, Point } from '../plan/plan.ts';

const dedans = ([x, y]: Point, anneau: Point[]): boolean =>
  anneau.reduce((oui, [ax, ay], i) => {
    const [bx, by] = anneau[(i + 1) % anneau.length] ?? [ax, ay];
    const coupe = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return coupe ? !oui : oui;
  }, false);

/** In metres: decoration keeps away from subjects. */
const ECART = 2.6;

const DURS = new Set<Matiere>(['asphalte', 'pavés', 'terre', 'ballast']);

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
