import type { Fleche, Plan } from '../plan/plan.ts';
import { etiquettes, type Etiquette } from './etiquettes.ts';
import { degage } from './fleches.ts';

/** What the view from above lays over a plan: arrows and labels where they are drawn. */
export interface Composition {
  fleches: Fleche[];
  etiquettes: Etiquette[];
}

export function compose(plan: Plan): Composition {
  const fleches = degage(plan.fleches, plan.cadre);
  return { fleches, etiquettes: etiquettes(plan, fleches) };
}
