import type { Generated } from 'kysely';
import type { ResultatDEpreuve } from '../../../regles/epreuve.ts';

/** How a real exam went, as its candidate says. */
export interface EpreuveTable {
  id: Generated<number>;
  /** Null: her account is erased. */
  eleve_id: number | null;
  /** YYYY-MM-DD */
  jour: string;
  centre: string | null;
  resultat: ResultatDEpreuve;
  /** « Prêt ? » when she said it, in percent; null: too few answers. */
  chanceMin: number | null;
  chanceMax: number | null;
  dateCreation: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    epreuve: EpreuveTable;
  }
}
