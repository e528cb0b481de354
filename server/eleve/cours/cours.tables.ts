import type { Generated } from 'kysely';

/**
 * A chapter as a learner has read it within an access. Once it is done, `versions` and `reponses` have
 * an entry a question, as an attempt has (docs/decisions/0004), and nothing changes them any more.
 */
export interface LectureTable {
  acces_user_id: number;
  chapitre_id: number;
  /** What stood at the top of the screen: a paragraph of the text, from 0. */
  place: number;
  dateLecture: string;
  /** Question version ids joined by `;`, as they were answered; null until the chapter is done. */
  versions: string | null;
  /** One letter a question. */
  reponses: string | null;
  dateTermine: string | null;
  /** When it was first opened, or last tried below what an attestation asks; null: before that was kept. */
  dateOuverture: string | null;
  /** How often it was tried so. */
  essais: Generated<number>;
}

/** What a chapter of the pedagogical appointment asks before it is done: one row. */
export interface ValeurAttestationTable {
  id: number;
  /** In percent: of the time that its length takes, and of its answers. */
  lecture: number;
  bonnes: number;
  version: number;
  /** Who set it last, and when. */
  admin_id: number | null;
  dateModification: string | null;
}

/** An access whose course was once done to its end. */
export interface CoursTermineTable {
  acces_user_id: number;
  dateFin: string;
  /** 1: of the pedagogical appointment, whose attestation is still to be issued. */
  aDelivrer: Generated<number>;
  /** When its learner was told that something is missing for that. */
  dateRappel: string | null;
}

/** Whom a learner names to sit beside them. */
export interface GuideTable {
  acces_user_id: number;
  /** From 0. */
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
