import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function fichiers(db: Db, kind: Database['kind']): Promise<void> {
  const { index, table } = schemaOf(db, kind);
  await table('fichier')
    .addColumn('cle', 'text', (c) => c.primaryKey())
    .addColumn('empreinte', 'text', (c) => c.unique())
    .addColumn('largeur', 'integer', (c) => c.notNull())
    .addColumn('hauteur', 'integer', (c) => c.notNull())
    .addColumn('poids', 'integer', (c) => c.notNull())
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .addColumn('dateControle', 'text', (c) => c.notNull())
    .addColumn('dateInutile', 'text')
    .execute();
  await index('fichier', ['dateControle']);
  await index('questionVersion', ['libelleImage']);
}
