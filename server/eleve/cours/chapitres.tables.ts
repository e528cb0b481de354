import type { Generated } from 'kysely';

export interface ModuleTable {
  id: Generated<number>;
  /** Its name in content/; null when staff made it. */
  reference: string | null;
  /** Fingerprint of the content entry as loaded; null once staff have changed the row. */
  empreinte: string | null;
  libelle: string;
  dateSuppression: string | null;
  /** How many times staff have changed it or its list of chapters. */
  revision: Generated<number>;
  dateModification: string | null;
  /** Who did last; null as long as it is as it was loaded. */
  admin_id: number | null;
}

export interface ChapitreTable {
  id: Generated<number>;
  reference: string | null;
  empreinte: string | null;
  libelle: string;
  /** HTML of what the editor can make. */
  texte: string;
  /** Question ids joined by `;`, in order. Who deletes a question takes it out of every list. */
  listeQuestions: string;
  dateSuppression: string | null;
  /** How many times staff have changed it. */
  revision: Generated<number>;
  dateModification: string | null;
  admin_id: number | null;
}

/** A picture that was sent for a chapter; where it is shown, the texts say. */
export interface ChapitreImageTable {
  id: Generated<number>;
  chapitre_id: number;
  /** `/img/chapitres/…`, of its greater width. */
  url: string;
  largeur: number;
  hauteur: number;
  dateCreation: string;
}

/** The modules of an EL access, in the order that staff set. */
export interface AccesModuleTable {
  acces_id: number;
  module_id: number;
  position: number;
}

export interface ModuleChapitreTable {
  module_id: number;
  chapitre_id: number;
  position: number;
}

/** How often what courses are made of has changed: triggers count it (migration 0035). One row. */
export interface ProgrammeTable {
  revision: number;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    module: ModuleTable;
    chapitre: ChapitreTable;
    accesModule: AccesModuleTable;
    moduleChapitre: ModuleChapitreTable;
    chapitreImage: ChapitreImageTable;
    programme: ProgrammeTable;
  }
}
