import { compose } from '../dessus/composition.ts';
import type { Plan } from '../plan/plan.ts';
import type { Scene } from '../scene.ts';
import type { Defaut } from './dire.ts';
import { surLesEtiquettes } from './surLesEtiquettes.ts';
import { surLesFleches } from './surLesFleches.ts';
import { surLesPassages } from './surLesPassages.ts';
import { surLesSignaux } from './surLesSignaux.ts';
import { surLesUsagers } from './surLesUsagers.ts';

/** From above: all that depends on where things lie. */
export function surLePlan(plan: Plan, scene: Scene): Defaut[] {
  const dessus = compose(plan);
  return [
    ...surLesUsagers(plan, scene),
    ...surLesPassages(plan),
    ...surLesSignaux(plan),
    ...surLesFleches(plan, dessus),
    ...surLesEtiquettes(plan, dessus),
  ];
}
