import type { Generated } from 'kysely';

/** Once done it never changes; lists have an entry a question (docs/decisions/0004). */
export interface LectureTable {
  acces_user_id: number;
  chapitre_id: number;
  /** The paragraph at the screen's top, from 0. */
  place: number;
  dateLecture: string;
  /** Version ids joined by `;`; null until the chapter is done. */
  versions: string | null;
  /** One letter a question. */
  reponses: string | null;
  dateTermine: string | null;
  /** First opened, or last failed; null: older than this column. */
  dateOuverture: string | null;
  essais: Generated<number>;
}

/** One row: the conditions of a chapter of the pedagogical appointment. */
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
    lecture: LectureTable;
    coursTermine: CoursTermineTable;
    guide: GuideTable;
    valeurAttestation: ValeurAttestationTable;
  }
}
