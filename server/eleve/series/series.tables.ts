import type { Generated } from 'kysely';

export interface ThemeTable {
  id: Generated<number>;
  /** Its name in content/; null when staff made it. */
  reference: string | null;
  empreinte: string | null;
  libelle: string;
  admin_id: number | null;
  dateModification: string | null;
  dateSuppression: string | null;
}

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

/** Several rows a week avoid one row lock; sums are anonymous, so they outlive accounts. */
export interface SemaineTable {
  /** The Monday in Brussels, YYYY-MM-DD. */
  lundi: string;
  part: number;
  tentatives: number;
  reussies: number;
}

/** One row: triggers raise `revision` when series, or their accesses, change (migration 0054). */
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
