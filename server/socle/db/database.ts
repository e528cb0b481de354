import type { Kysely } from 'kysely';

export interface Tables {}

export type Db = Kysely<Tables>;

export interface Database {
  kind: 'sqlite' | 'postgres';
  read: Db;
  /**
   * Commits `job` to disk, or keeps nothing and rejects with what it threw. On SQLite jobs run one
   * at a time: nothing slow inside, and `trx` only, never `read`.
   */
  write: <T>(job: (trx: Db) => Promise<T>) => Promise<T>;
  /**
   * Erases deleted and overwritten bytes from the files, every hour; docs/sauvegardes.md says what
   * stays.
   */
  scrub: () => Promise<void>;
  close: () => Promise<void>;
}
