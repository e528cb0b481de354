import { isCarrefour } from '../branche.ts';
import { DESSINEES, type Mesures } from '../mesures.ts';
import type { Scene } from '../scene.ts';
import { planCarrefour } from './carrefour/carrefour.ts';
import { planRondPoint } from './carrefour/rondPoint.ts';
import type { Plan } from './plan.ts';
import { planRoute } from './route/route.ts';

/** The drawing and the world show this plan, and the words tell it. */
export function layOut(
  scene: Scene,
  jour: string,
  { mesures = DESSINEES }: { mesures?: Mesures } = {},
): Plan {
  if (!isCarrefour(scene)) return planRoute(scene, jour, mesures);
  return scene.lieu === 'carrefour'
    ? planCarrefour(scene, jour, mesures)
    : planRondPoint(scene, jour, mesures);
}
