import type { Generated } from 'kysely';
import type { Level } from '../../contract/call.ts';

export interface AdminTable {
  id: Generated<number>;
  prenom: string;
  nom: string;
  email: string;
  /** argon2id. */
  motDePasse: string;
  level: Level;
  dateCreation: string;
}

declare module '../db/database.ts' {
  interface Tables {
    admin: AdminTable;
  }
}
