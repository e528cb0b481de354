/** The lines in which long work answers: types alone, so that a page may import them. */

export interface Avancement {
  etape: string;
  fait: number;
  total: number;
}

/** A sentence, where it stands: `ligne` counts from 1. */
export interface FauteDArchive {
  fichier: string | null;
  ligne: number | null;
  message: string;
}

export type ObjetDuContenu = 'question' | 'theme' | 'module' | 'chapitre';

export interface ChangementDuContenu {
  objet: ObjetDuContenu;
  ref: string;
  libelle: string;
  /** `retour`: it had been deleted. */
  suite: 'ajout' | 'modification' | 'retour';
  champs: { champ: string; avant: string | null; apres: string | null }[];
}

/** How many of each. */
export type Comptes = Record<ObjetDuContenu, number>;

export interface Bilan {
  fautes: FauteDArchive[];
  /** Those that are not in `fautes`, as there are so many. */
  autresFautes: number;
  changements: ChangementDuContenu[];
  autresChangements: number;
  ajouts: Comptes;
  modifications: Comptes;
  retours: Comptes;
  /** Those of the archive that say what they say here. */
  egaux: Comptes;
  /** Those that the archive does not have: they stay as they are. */
  absents: Comptes;
  /** Files that are none of this. */
  ecartes: string[];
  version: string;
  message: string;
}

/** The work is done, or it was refused. */
export interface RefusDit {
  status: number;
  message: string;
}

export type LigneDeTravail =
  | { avancement: Avancement }
  | { bilan: Bilan }
  | { fait: { message: string } }
  | { refus: RefusDit; bilan?: Bilan };
