import type { Plan } from '../drawing/scene/plan/plan.ts';
import type { ObjetDit } from './objets/objet.ts';

/** Raised by whoever changes how the world looks: all pictures are then made anew. */
export const MODELES = 3;

/** All that a kept picture depends on, as a text to be hashed. */
export const faitDe = (plan: Plan, vue: 'dessus' | 'conducteur'): string =>
  JSON.stringify({ MODELES, vue, plan });

/** The same of a picture about a thing. */
export const faitDObjet = ({ objet, valeur }: ObjetDit): string =>
  JSON.stringify({ MODELES, objet, valeur });
