import type { Chantier } from './chantier.ts';
import { EXEMPLES_GENS } from './gens/exemples.ts';

/** A model as scripts/modeles.ts shows it. `taille`: metres that the picture takes in. */
export interface Exemple {
  taille: number;
  add: (chantier: Chantier) => void;
}

export const EXEMPLES: Record<string, Exemple> = {
  ...EXEMPLES_GENS,
};
