/** docs/decisions/0070 says why in one row, souvenir.ts how. */
export interface MemoireTable {
  eleve_id: number;
  souvenirs: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    memoire: MemoireTable;
  }
}
