import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';

/** What a provider says may be any amount, also of a currency in which millions are little. */
export async function ecarts(db: Db, kind: Database['kind']): Promise<void> {
  // SQLite has one kind of whole number.
  if (kind === 'sqlite') return;
  await sql`alter table ecart alter column ${sql.ref('montantEux')} type bigint`.execute(db);
}
