import type { Generated, Selectable } from 'kysely';
import type { Valeurs } from '../../../regles/champs.ts';
import type { ELEVE } from '../../../regles/eleve.ts';

/** Its words and kinds are described in regles/eleve.ts. */
export interface EleveTable extends Valeurs<typeof ELEVE> {
  id: Generated<number>;
  /** argon2id. */
  motDePasse: string;
  /** A mailed one (argon2id) that works once until `dateFinProvisoire`. */
  motDePasseProvisoire: string | null;
  dateFinProvisoire: string | null;
  /** 1: logged in with a mailed password, and asked to change it. */
  changerMotDePasse: Generated<number>;
  dateVerification: string | null;
  dateCreation: string;
  /** Sealed (`socle/securite/signature.ts`); opened only for its owner and level 10. */
  registreNational: string | null;
  /** Null when staff made the account. */
  dateConditions: string | null;
  /** 1: reads questions in plain words. */
  motsSimples: Generated<0 | 1>;
  /** 1: reads with wider letters, words and lines. */
  texteAere: Generated<0 | 1>;
  /** The day of her next exam (YYYY-MM-DD) and its centre, as she says; null: she has not. */
  examenLe: string | null;
  examenCentre: string | null;
  /** 1: she has said when, or that she does not know yet. */
  examenDit: Generated<0 | 1>;
  /** 1: she wants mails before it. */
  examenRappels: Generated<0 | 1>;
  /** The last of these mails: « 2027-05-28 veille ». */
  examenRappele: string | null;
  /** The day on which the account is erased, at its owner's request. */
  dateEffacement: string | null;
}

export type Compte = Selectable<EleveTable>;

/** Triggers spread counts over rows (migration 0010); `eleves` leaves erased ones out. */
export interface CompteurTable {
  nom: 'eleves';
  part: number;
  nombre: number;
}

/** One row: counts changes of learners' names and addresses. */
export interface RepertoireTable {
  revision: number;
}

/** Last change per learner, deleted ones too; triggers keep it (migration 0014). */
export interface RepereTable {
  eleve_id: number;
  revision: number;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    compteur: CompteurTable;
    eleve: EleveTable;
    repertoire: RepertoireTable;
    repere: RepereTable;
  }
}
