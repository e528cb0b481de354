import { cercle, chemin } from '../../svg.ts';
import { repere, vers } from '../plan/geometrie.ts';
import { BRAS } from '../plan/lampadaires.ts';
import type { Decor, Plan, Point } from '../plan/plan.ts';
import { clip, devant, horsChamp, project, trace, type Camera, type P3 } from './projection.ts';

/** In metres. */
const HAUT = 6.4;
const POOLS = [4.8, 3];
const LUMIERE = '#FFE3A0';
/** In metres: beyond, lamps are dots and their pools merge. */
const [LOIN, VUE] = [120, 45];

const tour = ([x, y]: Point, rayon: number): Point[] =>
  Array.from({ length: 14 }, (_, i): Point => {
    const [dx, dy] = vers((i * 360) / 14);
    return [x + dx * rayon, y + dy * rayon];
  });

export function lueurs(camera: Camera, plan: Plan): string {
  const lampes = plan.objets
    .filter((o): o is Decor => o.genre === 'lampadaire')
    .map((o) => repere([o.x, o.y], o.cap)(BRAS))
    .map((ici) => ({ ici, vue: devant(camera, ici) }))
    .filter(({ vue: [, avant] }) => avant > 1.5 && avant < LOIN)
    .toSorted((a, b) => b.vue[1] - a.vue[1]);
  const flaques = POOLS.map((rayon) => {
    const contours = lampes
      .filter(({ vue }) => vue[1] < VUE)
      .map(({ ici }) =>
        clip(
          tour(ici, rayon).map((p): P3 => [...devant(camera, p), 0]),
          1.5,
        ).map((p) => project(camera, p)),
      )
      .filter((points) => points.length > 2 && !horsChamp(points));
    return chemin(contours.map((c) => trace(c, 1)).join(''), LUMIERE, { 'fill-opacity': 0.15 });
  });
  const tetes = lampes.map(({ vue: [droite, avant] }) => {
    const [x, y] = project(camera, [droite, avant, HAUT]);
    if (x < -20 || x > 620 || y < -20) return '';
    const rayon = Math.max(1.6, (camera.focale / avant) * 0.22);
    return (
      cercle(x, y, rayon * 3, LUMIERE, { 'fill-opacity': 0.22 }) + cercle(x, y, rayon, '#FFF8E0')
    );
  });
  return lampes.length ? flaques.join('') + tetes.join('') : '';
}
