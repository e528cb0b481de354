import type { Matiere, Plan, Point, Surface } from '../plan.ts';
import { directions, type Scene } from '../scene.ts';
import { chemin } from '../../svg.ts';
import { horaire, pleins, teinte } from '../matieres.ts';
import {
  aire,
  devant,
  horsChamp,
  projette,
  rogne,
  trace,
  type Camera,
  type P3,
} from './projection.ts';

const PRES = 2.2;
/** The plan ends somewhere; roads go on to here. */
const LOIN = 500;
const BRANCHE = 34;

/** Where the ends of roads lie, as directions out of the plan, and how far out. */
function bouts(plan: Plan, scene: Scene): { x: number; y: number; a: number }[] {
  if ('branches' in scene)
    return directions.map((_, i) => {
      const r = (i * Math.PI) / 4;
      return { x: Math.sin(r), y: -Math.cos(r), a: BRANCHE };
    });
  if (scene.éléments.some((e) => e.quoi.startsWith('virage'))) return [];
  const haut = -plan.cadre[1];
  return [{ x: 0, y: -1, a: haut + 1 }];
}

/** Marks that repeat along a straight road go on with it. */
function prolonge(s: Surface, haut: number): Point[][] {
  const milieux = s.anneaux.map((a) => [moyenne(a, 0), moyenne(a, 1)] as const);
  const [p, q] = [milieux.at(-2), milieux.at(-1)];
  const dernier = s.anneaux.at(-1);
  if (!p || !q || !dernier || milieux.length < 4) return s.anneaux;
  const pas = p[1] - q[1];
  const regulier = milieux.every(
    ([x, y], i) =>
      Math.abs(x - q[0]) < 0.05 &&
      (i === 0 || Math.abs((milieux[i - 1]?.[1] ?? 0) - y - pas) < 0.05),
  );
  if (!regulier || pas < 0.5 || q[1] > -haut + 8) return s.anneaux;
  const plus = Array.from({ length: Math.max(0, Math.floor((150 - haut) / pas)) }, (_, i) =>
    dernier.map(([x, y]): Point => [x, y - (i + 1) * pas]),
  );
  return [...s.anneaux, ...plus];
}
const moyenne = (a: Point[], k: 0 | 1) => a.reduce((s, p) => s + p[k], 0) / a.length;

/** The ground in perspective, in the order in which it is painted. */
export function peintSol(c: Camera, plan: Plan, scene: Scene): string {
  const fins = bouts(plan, scene);
  const route = !('branches' in scene);
  const droit = route && fins.length > 0;
  const etend = ([x, y]: Point): Point => {
    for (const f of fins)
      if (Math.abs(x * f.x + y * f.y - f.a) < 0.2) return [x + f.x * LOIN, y + f.y * LOIN];
    return [x, y];
  };
  let sortie = '';
  let attente: { m: Matiere; d: string } | undefined;
  const verse = () => {
    if (attente?.d)
      sortie += chemin(
        attente.d,
        teinte(attente.m, plan.temps),
        pleins.has(attente.m) ? {} : { 'fill-rule': 'evenodd' },
      );
    attente = undefined;
  };
  plan.sol.forEach((s, i) => {
    // The first is the meadow under everything: the sky's lower half is that already.
    if (i === 0 && s.matiere === 'herbe') return;
    const anneaux = droit && s.matiere !== 'herbe' ? prolonge(s, -plan.cadre[1]) : s.anneaux;
    let d = '';
    for (const anneau of anneaux) {
      const p3 = anneau.map(etend).map((p): P3 => [...devant(c, p), 0]);
      const points = rogne(p3, PRES, Math.min(c.crete, LOIN)).map((p) => projette(c, p));
      if (points.length < 3 || horsChamp(points) || Math.abs(aire(points)) < 1.4) continue;
      d += trace(pleins.has(s.matiere) ? horaire(points) : points);
    }
    if (attente?.m !== s.matiere) verse();
    attente = { m: s.matiere, d: (attente?.d ?? '') + d };
  });
  verse();
  return sortie;
}
