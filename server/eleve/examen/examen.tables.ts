import type { Generated } from 'kysely';

/** A mock exam, fixed at its start and whole in one row as an attempt is (docs/decisions/0004, 0082). */
export interface ExamenTable {
  id: Generated<number>;
  acces_user_id: number;
  /** Question ids joined by `;`. */
  questions: string;
  /** Question version ids joined by `;`. */
  versions: string;
  /** One character a question: the letter, or `?` without an answer. */
  reponses: string;
  /** As those of an attempt. */
  durees: string;
  /** When each question was opened, in milliseconds after `dateDebut`: seven characters of base 36, `.......` where it was not. */
  departs: string;
  /** How many questions have had their turn: the one of this position is next, or open. */
  passees: number;
  /** What was chosen at the start. */
  chrono: 0 | 1;
  voix: 0 | 1;
  arret: 0 | 1;
  reussi: 0 | 1;
  /** Points; null while open. */
  score: number | null;
  dateDebut: string;
  dateFin: string | null;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    examen: ExamenTable;
  }
}
