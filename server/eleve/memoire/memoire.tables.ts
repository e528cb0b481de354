/** One row holds a learner's whole memory (docs/decisions/0070); souvenir.ts defines the format. */
export interface MemoireTable {
  eleve_id: number;
  souvenirs: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    memoire: MemoireTable;
  }
}
