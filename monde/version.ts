import type { Plan } from '../drawing/scene/plan/plan.ts';

/** Raised by whoever changes how the world looks: all pictures are then made anew. */
export const MODELES = 1;

/** All that a kept picture depends on, as a text to be hashed. */
export const faitDe = (plan: Plan, vue: 'dessus' | 'conducteur'): string =>
  JSON.stringify({ MODELES, vue, plan });
