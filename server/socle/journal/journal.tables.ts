import type { Generated } from 'kysely';

/** A line per thing changed, or per register number read. */
export interface JournalTable {
  id: Generated<number>;
  /** No foreign key: the line outlives the account. */
  admin_id: number;
  admin: string;
  dateCreation: string;
  appel: string;
  objet: string;
  objet_id: number | null;
  avant: string | null;
  apres: string | null;
  dateAnnulation: string | null;
  /** While the bin has it; null: no deletion, taken back, or too old. */
  jusquAu: string | null;
}

declare module '../db/database.ts' {
  interface Tables {
    journal: JournalTable;
  }
}
