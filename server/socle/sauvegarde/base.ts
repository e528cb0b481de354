import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Where } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { Erreur } from '../db/failures.ts';
import { connectPostgres } from '../db/postgres.ts';
import { openSqlite } from '../db/sqlite.ts';

export const fileOf = ({ DATA_DIR }: Where) => join(DATA_DIR, 'priorite.sqlite');

/** Never prints a password. */
export function nameOfBase(where: Where): string {
  if (!where.DATABASE_URL) return fileOf(where);
  const url = new URL(where.DATABASE_URL);
  return `PostgreSQL, ${url.pathname.slice(1)} sur ${url.hostname || 'cette machine'}`;
}

interface Reading {
  /** Nobody writes meanwhile: a server that has the database open is refused. */
  alone: boolean;
}

/** Reads one moment of a whole school, in one transaction; changes nothing. */
export async function readMoment<T>(
  where: Where,
  { alone }: Reading,
  job: (base: Database) => Promise<T>,
): Promise<T> {
  if (where.DATABASE_URL)
    return inTransaction(where.DATABASE_URL, async (base) => {
      if (alone) await lockAll(base);
      else await sql`set transaction isolation level repeatable read, read only`.execute(base.read);
      return job(base);
    });
  const file = fileOf(where);
  if (!existsSync(file)) throw new Erreur(`${file} n’existe pas\u00a0: il n’y a pas d’école ici.`);
  const base = openSqlite(file, !alone);
  try {
    if (alone) await sql`pragma locking_mode = exclusive`.execute(base.read);
    await sql
      .raw(alone ? 'begin immediate' : 'begin')
      .execute(base.read)
      .catch(refuseBusy);
    return await job(base);
  } finally {
    await base.close();
  }
}

const SQLITE_BUSY = 5;

function refuseBusy(cause: unknown): never {
  if ((cause as { errcode?: number }).errcode === SQLITE_BUSY) throw occupee(cause);
  throw cause;
}

const occupee = (cause?: unknown) =>
  new Erreur(
    'Un serveur, ou une autre commande, tient cette base\u00a0: arrête-le d’abord, et recommence. Rien n’a changé.',
    { cause },
  );

const TRIES = 20;

/** Other sessions are refused; tables are locked against those that come later. */
async function lockAll({ read }: Database): Promise<void> {
  for (let left = TRIES; ; left--) {
    const { rows } = await sql<{ autres: number }>`select count(*) as autres from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`.execute(read);
    if (rows[0]!.autres === 0) break;
    if (left === 1) throw occupee();
    // A session that has just ended is listed for a moment.
    await pause(100);
    await sql`select pg_stat_clear_snapshot()`.execute(read);
  }
  const { rows: tables } = await sql<{
    nom: string;
  }>`select tablename as nom from pg_tables where schemaname = current_schema()`.execute(read);
  if (tables.length > 0)
    await sql`lock table ${sql.join(tables.map(({ nom }) => sql.table(nom)))} in share mode`.execute(
      read,
    );
}

/** A whole school is one transaction: it is there, or nothing is. */
export async function inTransaction<T>(
  url: string,
  job: (base: Database) => Promise<T>,
): Promise<T> {
  const postgres = connectPostgres(url, {});
  try {
    return await postgres.read
      .transaction()
      .execute((trx) => job({ ...postgres, read: trx, write: (each) => each(trx) }));
  } finally {
    await postgres.close();
  }
}
