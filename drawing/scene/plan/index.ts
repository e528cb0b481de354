import type { Scene } from '../scene.ts';
import { planCarrefour } from './carrefour/carrefour.ts';
import { planRondPoint } from './carrefour/rondPoint.ts';
import type { Plan } from './plan.ts';
import { planRoute } from './route/route.ts';

/**
 * A scene laid out on the ground, with the signs of that day: the one plan that both views draw and
 * the words tell. `rapport`: of a crossroads, how much wider than high it is seen from above.
 */
export function layOut(scene: Scene, jour: string, rapport = 1.25): Plan {
  if (!('branches' in scene)) return planRoute(scene, jour);
  return scene.lieu === 'carrefour'
    ? planCarrefour(scene, jour, rapport)
    : planRondPoint(scene, jour, rapport);
}
