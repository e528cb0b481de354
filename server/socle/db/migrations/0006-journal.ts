import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

/** Each filter reads the end of its own index, however long the journal is. */
export async function journal(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, index, tableWithId } = schemaOf(db, kind);
  await tableWithId('journal')
    .addColumn('admin_id', idType, (c) => c.notNull())
    .addColumn('admin', 'text', (c) => c.notNull())
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .addColumn('appel', 'text', (c) => c.notNull())
    .addColumn('objet', 'text', (c) => c.notNull())
    .addColumn('objet_id', idType)
    .addColumn('avant', 'text')
    .addColumn('apres', 'text')
    .execute();
  const end = ['dateCreation', 'id'];
  await index('journal', end);
  await index('journal', ['admin_id', ...end]);
  await index('journal', ['objet', ...end]);
  await index('journal', ['admin_id', 'objet', ...end]);
  await index('journal', ['objet', 'objet_id', ...end]);
}
