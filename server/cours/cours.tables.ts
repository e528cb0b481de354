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
}

/** An access whose course was once done to its end. */
export interface CoursTermineTable {
  acces_user_id: number;
  dateFin: string;
}

declare module '../db/database.ts' {
  interface Tables {
    lecture: LectureTable;
    coursTermine: CoursTermineTable;
  }
}
