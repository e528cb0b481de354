import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function connus(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, index, tableWithId } = schemaOf(db, kind);
  await tableWithId('navigateurConnu')
    .addColumn('admin_id', idType, (c) => c.notNull().references('admin.id').onDelete('cascade'))
    .addColumn('empreinte', 'text', (c) => c.notNull())
    .execute();
  await index('navigateurConnu', ['admin_id']);
}
