import { isCarrefour } from '../branche.ts';
import { DESSINEES, type Mesures } from '../mesures.ts';
import type { Scene } from '../scene.ts';
import { planCarrefour } from './carrefour/carrefour.ts';
import { planRondPoint } from './carrefour/rondPoint.ts';
import type { Plan } from './plan.ts';
import { planRoute } from './route/route.ts';

/**
 * Both views draw this plan, and the words tell it. `rapport`: a junction's width by height from
 * above.
 */
export function layOut(
  scene: Scene,
  jour: string,
  { mesures = DESSINEES, rapport = 1.25 }: { mesures?: Mesures; rapport?: number } = {},
): Plan {
  if (!isCarrefour(scene)) return planRoute(scene, jour, mesures);
  return scene.lieu === 'carrefour'
    ? planCarrefour(scene, jour, mesures, rapport)
    : planRondPoint(scene, jour, mesures, rapport);
}
