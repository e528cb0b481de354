import type { Generated } from 'kysely';
import type { Level } from '../../../contract/call.ts';

export interface AdminTable {
  id: Generated<number>;
  prenom: string;
  nom: string;
  email: string;
  /** argon2id. */
  motDePasse: string;
  level: Level;
  dateCreation: string;
  /** The account then opens no more, and its e-mail is free; the name stays. */
  dateSuppression: string | null;
  /** Base32, sealed; null without a second factor, as the two that follow. */
  totpSecret: string | null;
  dateFacteur: string | null;
  /** No code of this time step (30 s) or an earlier one is taken again. */
  totpPas: number | null;
}

/** A used code has no row. */
export interface CodeSecoursTable {
  id: Generated<number>;
  admin_id: number;
  /** Its first four characters find it. */
  repere: string;
  /** argon2id of the rest. */
  empreinte: string;
}

/** The browser has given a right code; an account has five at most. */
export interface NavigateurConnuTable {
  id: Generated<number>;
  admin_id: number;
  /** The browser keeps the proof. */
  empreinte: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    admin: AdminTable;
    codeSecours: CodeSecoursTable;
    navigateurConnu: NavigateurConnuTable;
  }
}
