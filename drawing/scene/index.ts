import { planCarrefour } from './carrefour.ts';
import { invisibles } from './conducteur/camera.ts';
import { drawConducteur } from './conducteur/index.ts';
import { decrit } from './description.ts';
import { drawDessus } from './dessus.ts';
import { nomDe } from './noms.ts';
import type { Plan, Vu } from './plan.ts';
import { planRondPoint } from './rondPoint.ts';
import { planRoute } from './route.ts';
import type { Scene } from './scene.ts';
import { verifiePlaces, verifieScene } from './verifie.ts';

/** A scene laid out on the ground, with the signs of that day. Throws a sentence in French when its words do not fit together. */
export function planOf(scene: Scene, jour: string): Plan {
  verifieScene(scene, jour);
  if (!('branches' in scene)) return planRoute(scene, jour);
  return scene.lieu === 'carrefour' ? planCarrefour(scene, jour) : planRondPoint(scene, jour);
}

/** Everybody of the scene is before the driver or in his mirror. Throws a sentence in French. */
function verifieVue(plan: Plan, scene: Scene): void {
  const cache = invisibles(plan, scene).find((v) =>
    (scene.usagers as Vu['usager'][]).includes(v.usager),
  );
  if (cache)
    throw new Error(
      `Depuis le siège du conducteur, on ne voit pas ${nomDe(cache, true)} : il faut « vue: dessus ».`,
    );
}

/** The picture of a scene, and the same in words for who does not see it. */
export function drawScene(
  scene: Scene,
  jour: string,
): { svg: string; titre: string; description: string } {
  const plan = planOf(scene, jour);
  if (scene.vue === 'dessus')
    verifiePlaces(plan, 'longueur' in scene ? Math.max(1, scene.longueur / plan.cadre[3]) : 1);
  else verifieVue(plan, scene);
  const vus = new Map(
    plan.objets.flatMap((o) => (o.genre === 'usager' ? [[o.usager, o] as const] : [])),
  );
  const { titre, description } = decrit(scene, jour, (u) => vus.get(u)?.clignotant);
  const svg = scene.vue === 'dessus' ? drawDessus(plan, titre) : drawConducteur(plan, scene, titre);
  return { svg, titre, description };
}
