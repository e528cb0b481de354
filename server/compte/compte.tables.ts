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
  newsletter: number;
  contratSigne: number;
  /** When the e-mail was confirmed; null until then. */
  dateVerification: string | null;
  dateCreation: string;
}

export interface CompteTables {
  eleve: EleveTable;
}
