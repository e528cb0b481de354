/** First answers to a version, by level: twentieths of what else was right then; -1: unknown. */
export interface DecompteTable {
  version_id: number;
  niveau: number;
  a: number;
  b: number;
  c: number;
  d: number;
  /** Answers of known time; their milliseconds, each at most two minutes. */
  mesurees: number;
  millis: number;
  /** Answers too quick to have read the question. */
  vites: number;
}

/** First attempts at a series that were finished. */
export interface DecompteSerieTable {
  theme_id: number;
  finies: number;
  reussies: number;
  /** Sums of points and of their squares. */
  points: number;
  carres: number;
}

/** For pages to read: derived from `decompte` a moment later, since that takes time. */
export interface BilanTable {
  version_id: number;
  question_id: number;
  /** How many counts have changed the version, and how many of them `chiffres` has seen. */
  faits: number;
  vus: number;
  revision: number;
  /** JSON of `Chiffres`; null: not derived yet. */
  chiffres: string | null;
}

/** One row: counts changes of `bilan`. */
export interface DepouillementTable {
  revision: number;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    decompte: DecompteTable;
    decompteSerie: DecompteSerieTable;
    bilan: BilanTable;
    depouillement: DepouillementTable;
  }
}
