import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database, Tables } from './database.ts';

const INT8 = 20;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const TRIES = 3;

export function connectPostgres(url: string): Database {
  types.setTypeParser(INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks while idle is replaced; the next query tells if the server is gone.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    read: db,
    async write(job) {
      for (let left = TRIES; ; left--) {
        try {
          return await db.transaction().execute(job);
        } catch (cause) {
          const code = (cause as { code?: unknown }).code;
          if (left <= 1 || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK)) throw cause;
        }
      }
    },
    close: () => db.destroy(),
  };
}
