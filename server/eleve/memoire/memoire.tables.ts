/** All that a learner knows of questions, in one row: docs/decisions/0070 says why, souvenirs.ts how. */
export interface MemoireTable {
  eleve_id: number;
  souvenirs: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    memoire: MemoireTable;
  }
}
