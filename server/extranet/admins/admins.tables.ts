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
  /** Then it opens no more, and its e-mail is nobody's; who they were stays, for what they did. */
  dateSuppression: string | null;
  /** Base32, sealed; null without a second factor, as the two that follow. */
  totpSecret: string | null;
  dateFacteur: string | null;
  /** The time step (30 s) of the last code that was used: neither it nor one before it is taken again. */
  totpPas: number | null;
}

/** A recovery code that has not been used. */
export interface CodeSecoursTable {
  id: Generated<number>;
  admin_id: number;
  /** Its first four characters, by which it is found. */
  repere: string;
  /** argon2id of the rest. */
  empreinte: string;
}

/** A browser that has given a right code; at most five of an account. */
export interface NavigateurConnuTable {
  id: Generated<number>;
  admin_id: number;
  /** Of the proof that the browser keeps. */
  empreinte: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    admin: AdminTable;
    codeSecours: CodeSecoursTable;
    navigateurConnu: NavigateurConnuTable;
  }
}
