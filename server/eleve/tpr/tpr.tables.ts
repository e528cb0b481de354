import type { Generated } from 'kysely';

/** An opened token: it may report results for a day. */
export interface TprSeanceTable {
  /** The token's `jti`: it opens once. */
  reference: string;
  acces_user_id: number;
  dateOuverture: string;
}

export interface TprResultatTable {
  id: Generated<number>;
  /** The player's own name for it, within its session. */
  reference: string;
  seance: string;
  acces_user_id: number;
  exercice: string;
  points: number;
  sur: number;
  dateFin: string;
  dateReception: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    tprSeance: TprSeanceTable;
    tprResultat: TprResultatTable;
  }
}
