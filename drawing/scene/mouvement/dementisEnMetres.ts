import type { Paire } from './dementis.ts';
import { dementisDesInstants } from './dementisDesInstants.ts';
import type { Plan } from '../plan/plan.ts';
import type { Carrefour } from '../scene.ts';
import type { FilmEnMetres } from './filmEnMetres.ts';

/** In seconds. */
const INTERVALLE = 0.06;

/** The same checks as the flat film's. `paires`: the key's. */
export function dementisEnMetres(
  scene: Carrefour,
  plan: Plan,
  { duree, etat }: FilmEnMetres,
  paires: Paire[] = [],
): string[] {
  const instants = Array.from(
    { length: Math.ceil(duree / INTERVALLE) + 1 },
    (_, i) =>
      new Map(
        [...etat(i * INTERVALLE)].map(
          ([
            vu,
            {
              ou: [x, y],
              ...reste
            },
          ]) => [vu, { x, y, ...reste }],
        ),
      ),
  );
  return dementisDesInstants(scene, plan, instants, paires);
}
