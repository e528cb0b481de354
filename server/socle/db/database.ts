import type { Kysely } from 'kysely';

/** Every table there is: each room adds its own, in its `*.tables.ts`. */
export interface Tables {}

/** What queries run on: all that is committed, or one open transaction. */
export type Db = Kysely<Tables>;

export interface Database {
  kind: 'sqlite' | 'postgres';
  /** Reads what is committed. */
  read: Db;
  /**
   * Runs `job` in a transaction and resolves once it is on disk; rejects, with nothing kept,
   * with whatever `job` threw. On SQLite jobs run one after another and wait for one another:
   * nothing slow inside, and only `trx`, never `read`.
   */
  write: <T>(job: (trx: Db) => Promise<T>) => Promise<T>;
  /**
   * Takes out of the files what was deleted and overwritten since the last time, too: to be called
   * every hour. docs/sauvegardes.md says what each database leaves behind.
   */
  scrub: () => Promise<void>;
  close: () => Promise<void>;
}
