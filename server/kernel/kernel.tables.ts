import type { Suite } from './numeros.ts';

/** One bearer token, of exactly one learner or one member of staff. */
export interface SessionTable {
  /** SHA-256 of the token. */
  jeton: string;
  eleve_id: number | null;
  admin_id: number | null;
  dateCreation: string;
  /** When it ends unless it is used before. */
  dateFin: string;
  /** « Firefox sur Windows »; null when the browser did not say. */
  appareil: string | null;
  /** When it was last used, to the hour; by staff, to five minutes. */
  dateVue: string | null;
}

/** One token with which a member of staff sees the site as a learner does. */
export interface RegardTable {
  /** SHA-256 of the token. */
  jeton: string;
  eleve_id: number;
  /** The session of staff that it was opened from, and ends with. */
  session: string;
  dateFin: string;
}

/** Failed tries counted against a key until `dateFin`. */
export interface LimiteTable {
  cle: string;
  nombre: number;
  dateFin: string;
}

/** The last number that was given in a year (numeros.ts). */
export interface NumerotationTable {
  suite: Suite;
  annee: number;
  dernier: number;
}

declare module '../db/database.ts' {
  interface Tables {
    session: SessionTable;
    regard: RegardTable;
    limite: LimiteTable;
    numerotation: NumerotationTable;
  }
}
