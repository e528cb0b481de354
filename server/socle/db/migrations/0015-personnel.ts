import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function personnel(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, index, tableWithId } = schemaOf(db, kind);
  for (const column of ['dateSuppression', 'totpSecret', 'dateFacteur'])
    await db.schema.alterTable('admin').addColumn(column, 'text').execute();
  await db.schema.alterTable('admin').addColumn('totpPas', 'integer').execute();
  await tableWithId('codeSecours')
    .addColumn('admin_id', idType, (c) => c.notNull().references('admin.id').onDelete('cascade'))
    .addColumn('repere', 'text', (c) => c.notNull())
    .addColumn('empreinte', 'text', (c) => c.notNull())
    .execute();
  await index('codeSecours', ['admin_id']);
}
