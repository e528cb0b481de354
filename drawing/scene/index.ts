import type { Faute } from '../faute.ts';
import { fautesDuSiege, fautesPlaces, fautesScene } from './coherence.ts';
import { drawDessus } from './dessus/index.ts';
import { describeScene } from './mots/index.ts';
import type { Plan } from './plan/plan.ts';
import { planDessine, sceneDessinee } from './planDessine.ts';
import type { Scene } from './scene.ts';

const refuse = (fautes: Iterable<Faute>): void => {
  for (const faute of fautes) throw faute;
};

/** Throws a French sentence when the words contradict. */
export function planOf(scene: Scene, jour: string): Plan {
  refuse(fautesScene(scene, jour));
  return planDessine(scene, jour);
}

/** With its description, told from where its words see it; throws like `planOf`. */
export function drawScene(
  scene: Scene,
  jour: string,
): { svg: string; titre: string; description: string } {
  const plan = planOf(scene, jour);
  refuse(fautesDuSiege(plan, scene));
  refuse(fautesPlaces(plan, sceneDessinee(scene)));
  const vus = new Map(
    plan.objets.flatMap((o) => (o.genre === 'usager' ? [[o.usager, o] as const] : [])),
  );
  const dite = (celle: Scene) => describeScene(celle, jour, (u) => vus.get(u));
  const { titre } = dite({ ...scene, vue: 'dessus' });
  return { svg: drawDessus(plan, titre), titre, description: dite(scene).description };
}
