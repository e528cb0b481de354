import { isCarrefour } from './branche.ts';
import type { Faute } from '../faute.ts';
import { fautesPlaces, fautesScene, fautesVue } from './coherence.ts';
import { invisibles } from './conducteur/camera.ts';
import { drawConducteur } from './conducteur/index.ts';
import { drawDessus } from './dessus/index.ts';
import { describeScene } from './mots/index.ts';
import { layOut } from './plan/index.ts';
import type { Plan } from './plan/plan.ts';
import type { Scene } from './scene.ts';

const refuse = (fautes: Iterable<Faute>): void => {
  for (const faute of fautes) throw faute;
};

/** Throws a French sentence when the words contradict. */
export function planOf(scene: Scene, jour: string, rapport?: number): Plan {
  refuse(fautesScene(scene, jour));
  return layOut(scene, jour, rapport === undefined ? {} : { rapport });
}

/** With its description; throws like `planOf`. */
export function drawScene(
  scene: Scene,
  jour: string,
): { svg: string; titre: string; description: string } {
  const plan = planOf(scene, jour);
  const dessus = scene.vue === 'dessus';
  const echelle = !isCarrefour(scene) ? Math.max(1, scene.longueur / plan.cadre[3]) : 1;
  refuse(
    dessus ? fautesPlaces(plan, scene, echelle) : fautesVue(plan, scene, invisibles(plan, scene)),
  );
  const vus = new Map(
    plan.objets.flatMap((o) => (o.genre === 'usager' ? [[o.usager, o] as const] : [])),
  );
  const { titre, description } = describeScene(scene, jour, (u) => vus.get(u));
  const svg = dessus ? drawDessus(plan, titre) : drawConducteur(plan, scene, titre);
  return { svg, titre, description };
}
