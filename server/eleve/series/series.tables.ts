import type { Generated } from 'kysely';

/** A series as staff compose it. */
export interface ThemeTable {
  id: Generated<number>;
  /** Its name in content/; null when staff made it. */
  reference: string | null;
  /** Fingerprint of the content entry as loaded; null once staff have changed the row. */
  empreinte: string | null;
  libelle: string;
  /** Who changed it last, and when; null: it is as it was loaded. */
  admin_id: number | null;
  dateModification: string | null;
  dateSuppression: string | null;
}

/** The list of a series. Who deletes a question takes it out of every list. */
export interface ThemeQuestionTable {
  theme_id: number;
  question_id: number;
  /** From 0, without a gap. */
  rang: number;
}

export interface AccesThemeTable {
  acces_id: number;
  theme_id: number;
  position: number;
}

/**
 * The attempts that were finished in a week, spread over several rows: on PostgreSQL those who
 * finish in the same moment would wait for one another at a single one. They stay when a learner
 * is erased: a sum names nobody.
 */
export interface SemaineTable {
  /** The Monday in Brussels, YYYY-MM-DD. */
  lundi: string;
  part: number;
  tentatives: number;
  reussies: number;
}

/** One row: triggers count changes of series and of who offers them (migration 0054). */
export interface ProgrammeSerieTable {
  revision: number;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    theme: ThemeTable;
    themeQuestion: ThemeQuestionTable;
    accesTheme: AccesThemeTable;
    programmeSerie: ProgrammeSerieTable;
    semaine: SemaineTable;
  }
}
