import { compose } from '../dessus/composition.ts';
import { layOut } from '../plan/index.ts';
import type { Plan } from '../plan/plan.ts';
import type { Scene } from '../scene.ts';
import type { Defaut } from './dire.ts';
import { surLesAttentes, surLesBandes } from './surLesAttentes.ts';
import { ensembles } from './ensembles.ts';
import { surLesEtiquettes } from './surLesEtiquettes.ts';
import { surLesFleches } from './surLesFleches.ts';
import { surLesPassages } from './surLesPassages.ts';
import { surLesSignaux } from './surLesSignaux.ts';
import { depuisLeSiege } from './depuisLeSiege.ts';
import { surLesUsagers } from './surLesUsagers.ts';

export function defautsScene(
  scene: Scene,
  jour: string,
  plan: Plan = layOut(scene, jour),
): Defaut[] {
  const communs = [
    ...ensembles(plan),
    ...surLesAttentes(scene),
    ...surLesBandes(scene),
    ...surLesUsagers(plan, scene),
    ...surLesPassages(plan),
  ];
  if (scene.vue === 'conducteur') return [...communs, ...depuisLeSiege(plan, scene)];
  const dessus = compose(plan);
  return [
    ...communs,
    ...surLesSignaux(plan),
    ...surLesFleches(plan, dessus),
    ...surLesEtiquettes(plan, dessus),
  ];
}
