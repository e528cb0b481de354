import type { Generated } from 'kysely';

/** Triggers mark and fill it (migration 0067); a job judges who is ready or stuck. */
export interface SignalementTable {
  eleve_id: number;
  /** The last change; SQLite counts, PostgreSQL takes the writer's transaction. */
  revision: number;
  /** The day (YYYY-MM-DD, UTC) of the last visit; null: never logged in. */
  vuLe: string | null;
  /** Counts ends of attempts and days of visits since the last judgement. */
  aJuger: number;
  /** The low end of the range of « Prêt ? », in percent; null: too few answers. */
  pret: number | null;
  bloque: Generated<number>;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    signalement: SignalementTable;
  }
}
