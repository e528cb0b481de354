import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function memoire(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, table } = schemaOf(db, kind);
  await table('memoire')
    .addColumn('eleve_id', idType, (c) => c.primaryKey().references('eleve.id'))
    .addColumn('souvenirs', 'text', (c) => c.notNull())
    .execute();
  await db.schema.alterTable('questionnaire').addColumn('durees', 'text').execute();
}
