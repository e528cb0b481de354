import type { Vu } from '../plan/plan.ts';
import type { Scene, UsagerCarrefour, UsagerRoute } from '../scene.ts';
import { describeCarrefour } from './carrefour.ts';
import { describeRoute } from './route.ts';

/** What is seen, all of it, in words; never what it means, nor who goes first. */
export function describeScene(
  scene: Scene,
  jour: string,
  clignotants: (u: UsagerCarrefour | UsagerRoute) => Vu['clignotant'],
): { titre: string; description: string } {
  return 'branches' in scene
    ? describeCarrefour(scene, jour, clignotants)
    : describeRoute(scene, jour, clignotants);
}
