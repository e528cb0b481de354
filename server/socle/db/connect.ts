import { join } from 'node:path';
import type { Database } from './database.ts';
import { refuseEnCours } from './dataDir.ts';
import { migrate } from './migrate.ts';
import { connectPostgres } from './postgres.ts';
import { connectSqlite } from './sqlite.ts';

export interface Where {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

export async function openDatabase({ DATA_DIR, DATABASE_URL }: Where): Promise<Database> {
  refuseEnCours(DATA_DIR);
  return DATABASE_URL
    ? connectPostgres(DATABASE_URL)
    : connectSqlite(join(DATA_DIR, 'priorite.sqlite'));
}

export async function connect(where: Where): Promise<Database> {
  const database = await openDatabase(where);
  try {
    await migrate(database);
  } catch (cause) {
    await database.close();
    throw cause;
  }
  return database;
}
