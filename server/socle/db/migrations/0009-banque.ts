import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function banque(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, index, table } = schemaOf(db, kind);
  await db.schema
    .alterTable('questionVersion')
    .addColumn('admin_id', idType, (c) => c.references('admin.id'))
    .execute();
  await db.schema.alterTable('questionVersion').addColumn('scene', 'text').execute();

  await table('banque')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute();
  await db.insertInto('banque').values({ revision: 0 }).execute();
  await db.schema
    .alterTable('question')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await index('question', ['revision', 'id']);
}
