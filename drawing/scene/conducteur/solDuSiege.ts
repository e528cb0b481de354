import { isVirage } from '../elements.ts';
import { isCarrefour } from '../branche.ts';
import type { Plan, Point, Surface } from '../plan/plan.ts';
import { type Scene } from '../scene.ts';
import { directions } from '../vocabulaire.ts';
import { horaire, pleins } from '../plan/matieres.ts';
import { peinture } from '../plan/peinture.ts';
import { moiOf } from './moi.ts';
import { pavage } from './pavage.ts';
import { rives } from './rives.ts';
import {
  aire,
  devant,
  horsChamp,
  project,
  clip,
  trace,
  type Camera,
  type P3,
} from './projection.ts';

const PRES = 2.2;
/** In metres: roads go on beyond the plan. */
const LOIN = 500;
const BRANCHE = 34;

function bouts(plan: Plan, scene: Scene): { x: number; y: number; a: number }[] {
  if (isCarrefour(scene))
    return directions.map((_, i) => {
      const angle = (i * Math.PI) / 4;
      return { x: Math.sin(angle), y: -Math.cos(angle), a: BRANCHE };
    });
  if (isVirage(scene)) return [];
  const haut = -plan.cadre[1];
  return [{ x: 0, y: -1, a: haut + 1 }];
}

function prolong(surface: Surface, haut: number): Point[][] {
  const milieux = surface.anneaux.map((a) => [moyenne(a, 0), moyenne(a, 1)] as const);
  const [avantDernier, bout] = [milieux.at(-2), milieux.at(-1)];
  const dernier = surface.anneaux.at(-1);
  if (!avantDernier || !bout || !dernier || milieux.length < 4) return surface.anneaux;
  const intervalle = avantDernier[1] - bout[1];
  const regulier = milieux.every(
    ([x, y], i) =>
      Math.abs(x - bout[0]) < 0.05 &&
      (i === 0 || Math.abs((milieux[i - 1]?.[1] ?? 0) - y - intervalle) < 0.05),
  );
  if (!regulier || intervalle < 0.5 || bout[1] > -haut + 8) return surface.anneaux;
  const plus = Array.from({ length: Math.max(0, Math.floor((150 - haut) / intervalle)) }, (_, i) =>
    dernier.map(([x, y]): Point => [x, y - (i + 1) * intervalle]),
  );
  return [...surface.anneaux, ...plus];
}
const moyenne = (a: Point[], k: 0 | 1) => a.reduce((s, p) => s + p[k], 0) / a.length;

/** In painting order. */
export function paintSol(camera: Camera, plan: Plan, scene: Scene): string {
  const fins = bouts(plan, scene);
  const route = !isCarrefour(scene);
  const droit = route && fins.length > 0;
  const extend = ([x, y]: Point): Point => {
    for (const fin of fins)
      if (Math.abs(x * fin.x + y * fin.y - fin.a) < 0.2)
        return [x + fin.x * LOIN, y + fin.y * LOIN];
    return [x, y];
  };
  const peint = peinture(plan.temps);
  const { dessous, dessus } = rives(scene, moiOf(plan));
  const siennes = plan.sol[0]?.matiere === 'herbe' ? plan.sol.slice(1) : plan.sol;
  for (const surface of [...dessous, ...siennes, ...dessus]) {
    const anneaux =
      droit && surface.matiere !== 'herbe' ? prolong(surface, -plan.cadre[1]) : surface.anneaux;
    let contour = '';
    for (const anneau of anneaux) {
      const p3 = anneau.map(extend).map((p): P3 => [...devant(camera, p), 0]);
      const points = clip(p3, PRES, Math.min(camera.crete, LOIN)).map((p) => project(camera, p));
      if (points.length < 3 || horsChamp(points) || Math.abs(aire(points)) < 4) continue;
      contour += trace(pleins.has(surface.matiere) ? horaire(points) : points);
    }
    peint.add(surface.matiere, contour);
    if (surface.matiere === 'pavés')
      peint.lay(surface.anneaux.map((a) => pavage(camera, a)).join(''));
  }
  return peint.done();
}
