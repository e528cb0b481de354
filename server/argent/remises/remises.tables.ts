import type { Generated } from 'kysely';

/** A discount code. Its code never changes: payments and invoices name it. */
export interface RemiseTable {
  id: Generated<number>;
  /** Capitals and digits; nobody else's until it is deleted. */
  code: string;
  /** For the staff. */
  libelle: string;
  /** In whole percent, or in cents: one of them. */
  pourcentage: number | null;
  montant: number | null;
  /** The first and the last day, `YYYY-MM-DD` in Brussels; null: no bound. */
  debut: string | null;
  fin: string | null;
  /** Null: for every product. */
  acces_id: number | null;
  /** 0: for a first purchase, 1: for a renewal, null: for both. */
  renouvellement: number | null;
  /** How often in all (null: without limit), and by one learner. */
  most: number | null;
  parEleve: number;
  /** How often it was taken: by payments that were paid, or may still be. */
  nombre: Generated<number>;
  actif: number;
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
