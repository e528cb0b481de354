import { nomOf } from '../../../droit/circulation/usagers.ts';
import type { Plan, Vu } from '../plan/plan.ts';
import type { Carrefour } from '../scene.ts';
import { fautesDesVues } from './conduite.ts';
import { dementisDesVues, type Paire, pairesDeLaLoi, sansRegleDesVues } from './dementis.ts';
import type { Ici } from './deplacements.ts';
import { heurtsOf } from './heurts.ts';
import { nomDe, type Lampes } from './lampesDuFilm.ts';

/** Checks order, bodies, lamps and distances. `instants`: at equal intervals; `paires`: the key's. */
export function dementisDesInstants(
  scene: Carrefour,
  plan: Plan,
  instants: readonly Map<Vu, Ici & Lampes>[],
  paires: Paire[] = [],
): string[] {
  const acteurs = [...(instants[0]?.keys() ?? [])];
  const suivi = <T>(lit: (etat: Ici & Lampes) => T) =>
    new Map(acteurs.map((vu) => [nomOf(vu.usager), instants.map((t) => lit(t.get(vu)!))]));
  const vues = suivi(({ x, y, cap }): Ici => ({ x, y, cap }));
  const vu = { plan, corps: new Map(acteurs.map((a, i) => [`a${i}`, a])), vues };
  return [
    ...new Set([
      ...heurtsOf(plan, vues),
      ...dementisDesVues(vu, [...pairesDeLaLoi(scene), ...paires]),
      ...sansRegleDesVues(scene, vu),
      ...fautesDesVues(scene, vu, suivi(nomDe)),
    ]),
  ];
}
