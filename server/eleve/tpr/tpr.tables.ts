import type { Generated } from 'kysely';

/** A token that a player has opened: from then on it may report results, for a day. */
export interface TprSeanceTable {
  /** The `jti` of the token; there once, it opens nothing more. */
  reference: string;
  acces_user_id: number;
  dateOuverture: string;
}

/** An exercise as a player reported it. Nothing changes it any more. */
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
