import type { Generated } from 'kysely';
import type { Valeurs } from '../../../regles/champs.ts';
import type { FAIT } from '../../../regles/fait.ts';

/** One row a fact and first day; droit/faits.ts has what a new school begins with. */
export interface ValeurDeFaitTable extends Valeurs<typeof FAIT.champs> {
  id: Generated<number>;
  version: Generated<number>;
  /** Null: from droit/faits.ts. */
  admin_id: number | null;
  /** The first day with which a release told it; null: staff’s own. */
  duContenu: string | null;
  dateSuppression: string | null;
}

declare module '../db/database.ts' {
  interface Tables {
    valeurDeFait: ValeurDeFaitTable;
  }
}
