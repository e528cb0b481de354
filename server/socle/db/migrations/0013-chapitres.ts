import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function chapitres(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, index, tableWithId } = schemaOf(db, kind);
  for (const table of ['module', 'chapitre'] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable(table).addColumn('dateModification', 'text').execute();
    await db.schema
      .alterTable(table)
      .addColumn('admin_id', idType, (c) => c.references('admin.id'))
      .execute();
  }
  await tableWithId('chapitreImage')
    .addColumn('chapitre_id', idType, (c) => c.notNull().references('chapitre.id'))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('largeur', 'integer', (c) => c.notNull())
    .addColumn('hauteur', 'integer', (c) => c.notNull())
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .execute();
  await index('chapitreImage', ['chapitre_id']);
  await index('chapitreImage', ['url']);
}
