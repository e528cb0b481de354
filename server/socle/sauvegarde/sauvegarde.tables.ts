/** One row: when the newest backup was made. */
export interface SauvegardeTable {
  date: string;
}

declare module '../db/database.ts' {
  interface Tables {
    sauvegarde: SauvegardeTable;
  }
}
