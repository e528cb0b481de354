import type { Chantier } from './chantier.ts';
import { EXEMPLES_MOBILIER } from './mobilier/exemples.ts';
import { EXEMPLES_GENS } from './gens/exemples.ts';
import { EXEMPLES_VEHICULES } from './vehicules/exemples.ts';

/** A model as scripts/modeles.ts shows it. `taille`: metres that the picture takes in. */
export interface Exemple {
  taille: number;
  add: (chantier: Chantier) => void;
}

export const EXEMPLES: Record<string, Exemple> = {
  ...EXEMPLES_GENS,
  ...EXEMPLES_MOBILIER,
  ...EXEMPLES_VEHICULES,
  boîte: {
    taille: 3,
    add: ({ mailles: { divers } }) => {
      divers.addBoite([0, 0.5, 0], [1, 1, 2], '#1F56A8');
      divers.addBoule([0, 1.4, 0], [0.4, 0.4, 0.4], '#B01A22');
      divers.addTube(
        [
          [1, 0, 0],
          [1, 1, 0],
          [1.3, 1.4, 0],
        ],
        [0.1, 0.05],
        '#8A9096',
      );
    },
  },
};
