import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function site(db: Db, kind: Database['kind']): Promise<void> {
  const { table } = schemaOf(db, kind);
  await table('fait')
    .addColumn('nom', 'text', (c) => c.primaryKey())
    .addColumn('valeur', 'text', (c) => c.notNull())
    .execute();
  await table('page')
    .addColumn('reference', 'text', (c) => c.primaryKey())
    .addColumn('titre', 'text', (c) => c.notNull())
    .addColumn('texte', 'text', (c) => c.notNull())
    .execute();
}
