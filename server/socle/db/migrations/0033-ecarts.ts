import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';

/** A provider may report any amount, also in a currency of tiny units. */
export async function ecarts(db: Db, kind: Database['kind']): Promise<void> {
  if (kind === 'sqlite') return;
  await sql`alter table ecart alter column ${sql.ref('montantEux')} type bigint`.execute(db);
}
