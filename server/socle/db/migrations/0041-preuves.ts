import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function preuves(db: Db, kind: Database['kind']): Promise<void> {
  const { table, index } = schemaOf(db, kind);
  await db.schema.alterTable('session').addColumn('datePreuve', 'text').execute();
  await sql`update "session" set "datePreuve" = "dateCreation"`.execute(db);
  await table('sessionTerminee')
    .addColumn('jeton', 'text', (c) => c.primaryKey())
    .addColumn('raison', 'text', (c) => c.notNull())
    .addColumn('dateFin', 'text', (c) => c.notNull())
    .execute();
  await index('sessionTerminee', ['dateFin']);
}
