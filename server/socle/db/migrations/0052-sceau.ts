import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function sceau(db: Db, kind: Database['kind']): Promise<void> {
  const { table, idType } = schemaOf(db, kind);
  await table('sceau')
    .addColumn('id', idType, (c) => c.primaryKey())
    .addColumn('temoin', 'text', (c) => c.notNull())
    .execute();
}
