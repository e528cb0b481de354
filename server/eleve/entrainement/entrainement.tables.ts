import type { Generated } from 'kysely';

/** At most ten questions to practise with, fixed at their start and whole in one row as an attempt is (docs/decisions/0004). */
export interface DizaineTable {
  id: Generated<number>;
  acces_user_id: number;
  /** What it practises: `erreurs`, a subject of the bank, or an article of one (`priorites/12`). */
  cible: string;
  /** Question ids joined by `;`. */
  questions: string;
  /** Question version ids joined by `;`. */
  versions: string;
  /** One character a question: the letter, or `?` without an answer. */
  reponses: string;
  /** As those of an attempt. */
  durees: string;
  dateDebut: string;
  dateFin: string | null;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    dizaine: DizaineTable;
  }
}
