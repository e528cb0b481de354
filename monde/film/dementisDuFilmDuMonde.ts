import type { Paire } from '../../drawing/scene/mouvement/dementis.ts';
import { dementisDesInstants } from '../../drawing/scene/mouvement/dementisDesInstants.ts';
import type { Plan } from '../../drawing/scene/plan/plan.ts';
import type { Carrefour } from '../../drawing/scene/scene.ts';
import type { FilmDuMonde } from './film.ts';

/** In seconds. */
const INTERVALLE = 0.06;

/** The same checks as the flat film's. `paires`: the key's. */
export function dementisDuFilmDuMonde(
  scene: Carrefour,
  plan: Plan,
  { duree, etat }: FilmDuMonde,
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
