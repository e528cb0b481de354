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

/** Failed tries counted against a key until `dateFin`. */
export interface LimiteTable {
  cle: string;
  nombre: number;
  dateFin: string;
}

declare module '../db/database.ts' {
  interface Tables {
    session: SessionTable;
    limite: LimiteTable;
  }
}
