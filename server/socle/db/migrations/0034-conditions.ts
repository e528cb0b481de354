import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function conditions(db: Db, kind: Database['kind']): Promise<void> {
  await schemaOf(db, kind)
    .table('conditions')
    .addColumn('empreinte', 'text', (c) => c.primaryKey())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('blocs', 'text', (c) => c.notNull())
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('paiement')
    .addColumn('conditions', 'text', (c) => c.references('conditions.empreinte'))
    .execute();
  await db.schema.alterTable('paiement').addColumn('contenu', 'text').execute();
}
