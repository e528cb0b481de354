import type { Generated } from 'kysely';
import type { Fonction } from '../../../regles/fonctions.ts';
import type { Level } from '../../../regles/niveaux.ts';

export interface AdminTable {
  id: Generated<number>;
  prenom: string;
  nom: string;
  email: string;
  /** Hashed by argon2id. */
  motDePasse: string;
  level: Level;
  /** Only at level 10; null: all that the level may. */
  fonction: Generated<Fonction | null>;
  /** In cents: what a secretary gives back of one payment; null: nothing. */
  plafond: Generated<number | null>;
  dateCreation: string;
  /** Once set, nobody logs in and the e-mail is reusable; the name stays. */
  dateSuppression: string | null;
  /** Sealed Base32; this and the next two are null without a second factor. */
  totpSecret: string | null;
  dateFacteur: string | null;
  /** Codes of this time step (30 s) and earlier ones are refused. */
  totpPas: number | null;
}

/** Using a code deletes its row. */
export interface CodeSecoursTable {
  id: Generated<number>;
  admin_id: number;
  /** The code's first four characters, to look it up. */
  repere: string;
  /** The rest, hashed by argon2id. */
  empreinte: string;
}

/** A browser that sent a right code; an account keeps at most five. */
export interface NavigateurConnuTable {
  id: Generated<number>;
  admin_id: number;
  /** Hash of the proof that the browser's cookie holds. */
  empreinte: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    admin: AdminTable;
    codeSecours: CodeSecoursTable;
    navigateurConnu: NavigateurConnuTable;
  }
}
