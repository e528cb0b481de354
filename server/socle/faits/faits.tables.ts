import type { Generated } from 'kysely';
import type { Valeurs } from '../../../regles/champs.ts';
import type { FAIT } from '../../../regles/fait.ts';

/** One row a fact and first day; droit/faits.ts has what a new school begins with. */
export interface ValeurDeFaitTable extends Valeurs<typeof FAIT.champs> {
  id: Generated<number>;
  version: Generated<number>;
  /** Null: from droit/faits.ts. */
  admin_id: number | null;
  dateSuppression: string | null;
}

declare module '../db/database.ts' {
  interface Tables {
    valeurDeFait: ValeurDeFaitTable;
  }
}
