import type { Generated } from 'kysely';
import type { Valeurs } from '../../../regles/champs.ts';
import type { MODULE } from '../../../regles/module.ts';

interface PartieTable {
  id: Generated<number>;
  reference: string | null;
  empreinte: string | null;
  dateSuppression: string | null;
  revision: Generated<number>;
  dateModification: string | null;
  admin_id: number | null;
}

/** regles/module.ts describes the other columns. */
export interface ModuleTable extends PartieTable, Valeurs<typeof MODULE.champs> {}

export interface ChapitreTable extends PartieTable {
  libelle: string;
  /** HTML within the editor's reach. */
  texte: string;
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
  /** `/img/chapitres/…`, for its greater width. */
  url: string;
  largeur: number;
  hauteur: number;
  dateCreation: string;
  dateSuppression: string | null;
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

/** A done chapter's row never changes; lists have one entry per question (docs/decisions/0004). */
export interface LectureTable {
  acces_user_id: number;
  chapitre_id: number;
  /** The paragraph at the screen's top, from 0. */
  place: number;
  dateLecture: string;
  /** Version ids joined by `;`; null until the chapter is done. */
  versions: string | null;
  reponses: string | null;
  dateTermine: string | null;
  /** First opened, or last failed; null: older than this column. */
  dateOuverture: string | null;
  essais: Generated<number>;
}

/** The only row has the conditions of each chapter of the pedagogical appointment. */
export interface ValeurAttestationTable {
  id: number;
  /** Percentages: of reading time, and of right answers. */
  lecture: number;
  bonnes: number;
  version: number;
  admin_id: number | null;
  dateModification: string | null;
}

export interface CoursTermineTable {
  acces_user_id: number;
  dateFin: string;
  /** 1: the appointment's attestation is due. */
  aDelivrer: Generated<number>;
  dateRappel: string | null;
}

export interface GuideTable {
  acces_user_id: number;
  position: number;
  prenom: string;
  nom: string;
  email: string | null;
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
    lecture: LectureTable;
    coursTermine: CoursTermineTable;
    guide: GuideTable;
    valeurAttestation: ValeurAttestationTable;
  }
}
