import type { Generated } from 'kysely';

/** One line a thing that a member of staff has changed, or a register number that they have read. */
export interface JournalTable {
  id: Generated<number>;
  /** No reference: the line outlives the account. */
  admin_id: number;
  /** First and last name as they stood. */
  admin: string;
  dateCreation: string;
  appel: string;
  objet: string;
  objet_id: number | null;
  /** JSON. */
  avant: string | null;
  apres: string | null;
  /** When it was taken back by who had done it. */
  dateAnnulation: string | null;
}

declare module '../db/database.ts' {
  interface Tables {
    journal: JournalTable;
  }
}
