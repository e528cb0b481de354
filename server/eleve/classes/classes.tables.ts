import type { Generated } from 'kysely';
import type { Valeurs } from '../../../regles/champs.ts';
import type { CLASSE } from '../../../regles/classe.ts';

export interface ClasseTable extends Valeurs<typeof CLASSE.champs> {
  id: Generated<number>;
  moniteur_id: number | null;
  acces_id: number | null;
  /** Learners in it. */
  nombre: Generated<number>;
  version: Generated<number>;
  admin_id: number;
  dateCreation: string;
  dateSuppression: string | null;
}

export interface InscritTable {
  classe_id: number;
  eleve_id: number;
  dateCreation: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    classe: ClasseTable;
    inscrit: InscritTable;
  }
}
