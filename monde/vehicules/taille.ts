import { gabaritVrai } from '../../drawing/scene/gabarits.ts';
import type { QuiRoule } from './etat.ts';

/** In metres, as the plan lays it out. */
export function tailleOf(qui: QuiRoule): { longueur: number; largeur: number } {
  const [longueur, largeur] = gabaritVrai(qui);
  return { longueur, largeur };
}
