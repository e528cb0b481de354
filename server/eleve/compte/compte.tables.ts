import type { Generated } from 'kysely';

export interface EleveTable {
  id: Generated<number>;
  prenom: string;
  nom: string;
  /** YYYY-MM-DD. */
  dateNaissance: string | null;
  rue: string | null;
  localite: string | null;
  codePostal: string | null;
  email: string;
  /** argon2id. */
  motDePasse: string;
  /** A mailed one (argon2id) that works once until `dateFinProvisoire`, beside the other. */
  motDePasseProvisoire: string | null;
  dateFinProvisoire: string | null;
  /** 1: logged in with a mailed password, and asked to change it. */
  changerMotDePasse: Generated<number>;
  newsletter: number;
  contratSigne: number;
  /** When the e-mail was confirmed; null until then. */
  dateVerification: string | null;
  dateCreation: string;
  /** Sealed (`kernel/signature.ts`); opened only for its owner and level 10. */
  registreNational: string | null;
  /** When the general conditions were accepted on the form; null for who was made by staff. */
  dateConditions: string | null;
  /** When the account is to be erased, at its owner's wish. */
  dateEffacement: string | null;
}

/**
 * How many there are of what is too many to be counted at each look, spread over several rows. The
 * database keeps it by itself (migration 0010), whoever writes: `eleves`, without those erased.
 */
export interface CompteurTable {
  nom: 'eleves';
  part: number;
  nombre: number;
}

/** One row: how often learners came, went, or changed their names or addresses. */
export interface RepertoireTable {
  revision: number;
}

/** Learners by the revision of their last change, those who are no more too. The database keeps it by itself (migration 0014). */
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
