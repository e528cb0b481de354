import type { Generated } from 'kysely';

/** How a learner is asked: a series, ten questions of practice, or a mock exam. */
export type Mode = 'serie' | 'dizaine' | 'examen';

/** Lists have an entry a position; docs/decisions/0004 and 0115 say why. */
export interface TentativeTable {
  id: Generated<number>;
  mode: Mode;
  /** Its number on the wire, where it was given before one table held all modes. */
  ancien: number | null;
  acces_user_id: number;
  /** Ids joined by `;`. */
  questions: string;
  versions: string;
  /** One character a question: the letter, or `?` without an answer. */
  reponses: string;
  /** Milliseconds an answer: four characters of base 36, `....` where unknown; null: older than that. */
  durees: string | null;
  reussi: 0 | 1;
  /** Points; null while open, and in practice. */
  score: number | null;
  dateDebut: string;
  dateFin: string | null;

  /** These three are of a series: `libelle` is its label as it stood. */
  theme_id: number | null;
  libelle: string | null;
  /** Wrong serious answers; null while open. */
  fautesGraves: number | null;

  /** Practice exercises `erreurs`, a subject of the bank, or an article of one (`priorites/12`). */
  cible: string | null;

  /** These five are of an exam. Milliseconds after `dateDebut` a question was opened: seven characters of base 36. */
  departs: string | null;
  /** So many questions have had their turn: the one of this position is next, or open. */
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
