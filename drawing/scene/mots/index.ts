import { isCarrefour } from '../branche.ts';
import type { Vu } from '../plan/plan.ts';
import type { Scene, UsagerCarrefour, UsagerRoute } from '../scene.ts';
import { describeCarrefour } from './describeCarrefour.ts';
import { describeRoute } from './describeRoute.ts';

/** Tells the look, never the meaning or who goes first. */
export function describeScene(
  scene: Scene,
  jour: string,
  vuDe: (u: UsagerCarrefour | UsagerRoute) => Vu | undefined,
): { titre: string; description: string } {
  return isCarrefour(scene)
    ? describeCarrefour(scene, jour, vuDe)
    : describeRoute(scene, jour, vuDe);
}
