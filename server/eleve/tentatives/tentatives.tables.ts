import type { RegleDExamen } from '../../../droit/examen.ts';
import type { Chrono } from '../../../regles/examen.ts';
import type { Generated } from 'kysely';
import type { Mode } from '../../../regles/mode.ts';

/** `questions`, `versions`, `reponses`, `durees` and `departs` have one entry per question. */
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
  /** Which answers are the learner's first (docs/decisions/0151); null: not counted yet. */
  premieres: string | null;

  // These three are set for series only.
  theme_id: number | null;
  /** The label at the start. */
  libelle: string | null;
  /** Wrong serious answers; null while open. */
  fautesGraves: number | null;

  /** The target of practice: `erreurs`, a subject of the bank, or an article of one (`priorites/12`). */
  cible: string | null;

  // The last seven are set for exams only.
  /** Milliseconds from `dateDebut` to each opening: seven characters of base 36. */
  departs: string | null;
  /** The number of questions passed; the question at this position is next, or open. */
  passees: number | null;
  chrono: Chrono | null;
  voix: 0 | 1 | null;
  arret: 0 | 1 | null;
  /** How it is marked and ended; null: older than this column. */
  regle: RegleDExamen | null;
  /** A late answer took its end back: of so many first questions the memory has the answers. */
  retenues: number | null;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    tentative: TentativeTable;
  }
}
