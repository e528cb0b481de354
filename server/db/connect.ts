import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { connectPostgres } from './postgres.ts';
import { connectSqlite } from './sqlite.ts';

/** Opens the database that the environment names, brought up to today's tables. */
export async function connect(where: { DATA_DIR: string; DATABASE_URL?: string | undefined }) {
  const database: Database = where.DATABASE_URL
    ? connectPostgres(where.DATABASE_URL)
    : await connectSqlite(join(where.DATA_DIR, 'priorite.sqlite'));
  try {
    await migrate(database);
  } catch (cause) {
    await database.close();
    throw cause;
  }
  return database;
}
