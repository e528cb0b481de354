import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function regard(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, index, table } = schemaOf(db, kind);
  await table('regard')
    .addColumn('jeton', 'text', (c) => c.primaryKey())
    .addColumn('eleve_id', idType, (c) => c.notNull().references('eleve.id').onDelete('cascade'))
    .addColumn('session', 'text', (c) =>
      c.notNull().references('session.jeton').onDelete('cascade'),
    )
    .addColumn('dateFin', 'text', (c) => c.notNull())
    .execute();
  await index('regard', ['eleve_id']);
  await index('regard', ['session']);
  await db.schema.alterTable('journal').addColumn('dateAnnulation', 'text').execute();
}
