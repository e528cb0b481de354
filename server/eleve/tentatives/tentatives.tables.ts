import type { Generated } from 'kysely';

/** How a learner is asked: a series, ten questions of practice, or a mock exam. */
export type Mode = 'serie' | 'dizaine' | 'examen';

/** Lists have one entry per position (docs/decisions/0004 and 0115). */
export interface TentativeTable {
  id: Generated<number>;
  mode: Mode;
  /** The number on the wire of attempts older than this table; null: `id`. */
  ancien: number | null;
  acces_user_id: number;
  /** Ids joined by `;`. */
  questions: string;
  versions: string;
  /** One character per question: the letter, or `?` without an answer. */
  reponses: string;
  /** Milliseconds per answer: four characters of base 36, `....` if unknown; null: older than this column. */
  durees: string | null;
  reussi: 0 | 1;
  /** Points; null while open, and in practice. */
  score: number | null;
  dateDebut: string;
  dateFin: string | null;

  /** These three are set for series only: `libelle` is the label at the start. */
  theme_id: number | null;
  libelle: string | null;
  /** Wrong serious answers; null while open. */
  fautesGraves: number | null;

  /** The target of practice: `erreurs`, a subject of the bank, or an article of one (`priorites/12`). */
  cible: string | null;

  /** These five are set for exams only. Milliseconds from `dateDebut` to each opening: seven characters of base 36. */
  departs: string | null;
  /** The number of questions passed; the question at this position is next, or open. */
  passees: number | null;
  chrono: 0 | 1 | null;
  voix: 0 | 1 | null;
  arret: 0 | 1 | null;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    tentative: TentativeTable;
  }
}
