import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';

export async function aVoir(db: Db, _kind: Database['kind']): Promise<void> {
  await db.schema.alterTable('paiement').addColumn('aVoir', 'text').execute();
  await sql`create index ${sql.ref('paiement_aVoir')} on ${sql.table('paiement')} (id)
    where "aVoir" is not null and "dateRegle" is null`.execute(db);
}
