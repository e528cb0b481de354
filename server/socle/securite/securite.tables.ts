export interface SessionTable {
  /** SHA-256 of the token. */
  jeton: string;
  eleve_id: number | null;
  admin_id: number | null;
  dateCreation: string;
  dateFin: string;
  appareil: string | null;
  /** Exact to the hour; for staff, to five minutes. */
  dateVue: string | null;
  datePreuve: string | null;
}

/** Why a session ended, for whoever returns with its token. */
export interface SessionTermineeTable {
  /** SHA-256 of the token. */
  jeton: string;
  raison: Raison;
  dateFin: string;
}

/** `ailleurs`: ended from another session; `adresse`: the account's address changed. */
export type Raison = 'ailleurs' | 'ecole' | 'adresse' | 'ferme';

export interface RegardTable {
  /** SHA-256 of the token. */
  jeton: string;
  eleve_id: number;
  session: string;
  dateFin: string;
}

export interface LimiteTable {
  cle: string;
  nombre: number;
  dateFin: string;
}

/** A text that only this database's secret decrypts (sceau.ts). */
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
