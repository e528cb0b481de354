import type { Kysely } from 'kysely';

/** Each room adds its own in *.tables.ts, where scripts/mursDesTables.ts reads whose a table is. */
export interface Tables {}

export type Db = Kysely<Tables>;

export interface Database {
  kind: 'sqlite' | 'postgres';
  read: Db;
  /** Commits `job`, or rejects and keeps nothing. Nothing slow inside, and `trx` only. */
  write: <T>(job: (trx: Db) => Promise<T>) => Promise<T>;
  /** Erases deleted bytes from the files, every hour (docs/sauvegardes.md). */
  scrub: () => Promise<void>;
  /** Writes, or on PostgreSQL all statements, that wait for their turn in this process. */
  waiting: () => number;
  close: () => Promise<void>;
}
