import { usagersOf } from '../plan/objets.ts';
import type { Fleche, Plan } from '../plan/plan.ts';
import { etiquettes, type Etiquette } from './etiquettesDuDessus.ts';
import { degage } from './flechesDuDessus.ts';

export interface Composition {
  fleches: Fleche[];
  etiquettes: Etiquette[];
}

export function compose(plan: Plan): Composition {
  const vus = usagersOf(plan);
  const fleches = degage(plan.fleches, plan.cadre, vus);
  return { fleches, etiquettes: etiquettes(plan, fleches) };
}
