import type { Scene } from '../scene.ts';
import { planCarrefour } from './carrefour/carrefour.ts';
import { planRondPoint } from './carrefour/rondPoint.ts';
import type { Plan } from './plan.ts';
import { planRoute } from './route/route.ts';

/**
 * Both views draw this plan, and the words tell it. `rapport`: a junction's width by height from
 * above.
 */
export function layOut(scene: Scene, jour: string, rapport = 1.25): Plan {
  if (!('branches' in scene)) return planRoute(scene, jour);
  return scene.lieu === 'carrefour'
    ? planCarrefour(scene, jour, rapport)
    : planRondPoint(scene, jour, rapport);
}
