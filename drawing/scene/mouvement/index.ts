import { isCarrefour } from '../branche.ts';
import { codeDu } from '../../../droit/codes.ts';
import { fautesScene } from '../coherence.ts';
import { describeScene } from '../mots/index.ts';
import { planDuFilm } from '../planDessine.ts';
import type { Plan, Vu } from '../plan/plan.ts';
import type { Carrefour, Scene } from '../scene.ts';
import { fautesDeConduite } from './conduite.ts';
import { dementisOf, pairesDeLaLoi, vuesOf } from './dementis.ts';
import { filmDessus } from './filmDessus.ts';
import type { Film } from '../../../regles/film.ts';
import { heurtsOf } from './heurts.ts';
import { tournageOf } from './tournage.ts';

export interface Tourne {
  svg: string;
  film: Film;
  plan: Plan;
  corps: Map<string, Vu>;
}

/**
 * It tells the right answer. Always from above: from the seat one cannot see oneself pass.
 * Undefined: the rules know no order. Throws when the words contradict.
 */
export function tourne(ecrite: Scene, jour: string): Tourne | undefined {
  if (!isCarrefour(ecrite) || codeDu(jour) !== 'AR1975') return undefined;
  for (const faute of fautesScene(ecrite, jour)) throw faute;
  return tourneSur(planDuFilm(ecrite, jour), { ...ecrite, vue: 'dessus' }, jour);
}

export function tourneSur(plan: Plan, scene: Carrefour, jour: string): Tourne | undefined {
  const tournage = tournageOf(scene, plan);
  if (!tournage) return undefined;
  const vus = new Map(
    plan.objets.flatMap((o) => (o.genre === 'usager' ? [[o.usager, o] as const] : [])),
  );
  const { titre } = describeScene(scene, jour, (u) => vus.get(u));
  const { svg, pistes, corps } = filmDessus(plan, titre, tournage);
  const etapes = tournage.etapes.map(({ numero, texte, depart }, i) => ({
    numero,
    texte,
    depart,
    pistes: pistes[i]!,
  }));
  return { svg, film: { etapes, duree: tournage.duree }, plan, corps };
}

/** Undefined also when it contradicts the law, bodies meet, or somebody drives badly. */
export function drawFilm(scene: Scene, jour: string): Tourne | undefined {
  const film = tourne(scene, jour);
  if (!film || !isCarrefour(scene)) return undefined;
  const dementis = [
    ...heurtsOf(film.plan, vuesOf(film)),
    ...dementisOf(film, pairesDeLaLoi(scene)),
    ...fautesDeConduite(scene, film),
  ];
  return dementis.length === 0 ? film : undefined;
}
