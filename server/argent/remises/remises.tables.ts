import type { Generated } from 'kysely';
import type { Valeurs } from '../../../regles/champs.ts';
import type { REMISE } from '../../../regles/remise.ts';

/** A code never changes: payments and invoices name it. */
export interface RemiseTable extends Valeurs<typeof REMISE.champs> {
  id: Generated<number>;
  code: string;
  /** Payments that were paid, or may still be, count as uses. */
  nombre: Generated<number>;
  version: Generated<number>;
  admin_id: number;
  dateCreation: string;
  dateSuppression: string | null;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    remise: RemiseTable;
  }
}
