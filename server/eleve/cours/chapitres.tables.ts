import type { Generated } from 'kysely';

export interface ModuleTable {
  id: Generated<number>;
  reference: string | null;
  empreinte: string | null;
  libelle: string;
  dateSuppression: string | null;
  revision: Generated<number>;
  dateModification: string | null;
  admin_id: number | null;
}

export interface ChapitreTable {
  id: Generated<number>;
  reference: string | null;
  empreinte: string | null;
  libelle: string;
  /** HTML within the editor's reach. */
  texte: string;
  dateSuppression: string | null;
  revision: Generated<number>;
  dateModification: string | null;
  admin_id: number | null;
}

export interface ChapitreQuestionTable {
  chapitre_id: number;
  question_id: number;
  /** From 0, without a gap. */
  rang: number;
}

export interface ChapitreImageTable {
  id: Generated<number>;
  chapitre_id: number;
  /** `/img/chapitres/…`, of its greater width. */
  url: string;
  largeur: number;
  hauteur: number;
  dateCreation: string;
}

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

/** One row: triggers count changes of courses (migrations 0035 and 0054). */
export interface ProgrammeTable {
  revision: number;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    module: ModuleTable;
    chapitre: ChapitreTable;
    chapitreQuestion: ChapitreQuestionTable;
    accesModule: AccesModuleTable;
    moduleChapitre: ModuleChapitreTable;
    chapitreImage: ChapitreImageTable;
    programme: ProgrammeTable;
  }
}
