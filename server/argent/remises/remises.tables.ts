import type { Generated } from 'kysely';
import type { Valeurs } from '../../../regles/champs.ts';
import type { REMISE } from '../../../regles/remise.ts';

/** A discount code, and what regles/remise.ts describes of it. Its code never changes: payments and invoices name it. */
export interface RemiseTable extends Valeurs<typeof REMISE.champs> {
  id: Generated<number>;
  /** Capitals and digits; nobody else's until it is deleted. */
  code: string;
  /** How often it was taken: by payments that were paid, or may still be. */
  nombre: Generated<number>;
  /** Of what staff type. */
  version: Generated<number>;
  /** Who saved it last. */
  admin_id: number;
  dateCreation: string;
  dateSuppression: string | null;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    remise: RemiseTable;
  }
}
