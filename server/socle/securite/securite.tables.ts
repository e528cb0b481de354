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
  /** When its owner last showed who they are, by password or code; null: not known. */
  datePreuve: string | null;
}

/** Why a session is no more, for who still has its token. */
export interface SessionTermineeTable {
  /** SHA-256 of the token. */
  jeton: string;
  raison: Raison;
  /** When the session would have ended by itself. */
  dateFin: string;
}

/** `ailleurs`: its owner did, from another session; `adresse`: the account has another address. */
export type Raison = 'ailleurs' | 'ecole' | 'adresse' | 'ferme';

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

/** One row: what only the secret of this database opens (sceau.ts). */
export interface SceauTable {
  id: 1;
  temoin: string;
}

declare module '../db/database.ts' {
  interface Tables {
    session: SessionTable;
    sessionTerminee: SessionTermineeTable;
    regard: RegardTable;
    limite: LimiteTable;
    sceau: SceauTable;
  }
}
