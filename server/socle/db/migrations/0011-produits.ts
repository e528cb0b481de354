import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function produits(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, index } = schemaOf(db, kind);
  await db.schema
    .alterTable('acces')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('acces')
    .addColumn('admin_id', idType, (c) => c.references('admin.id'))
    .execute();
  await db.schema.alterTable('acces').addColumn('dateModification', 'text').execute();
  await db.schema
    .alterTable('acces')
    .addColumn('dejaEnVente', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update acces set "dejaEnVente" = 1 where actif = 1 and "codePermis" <> 'DEMO'`.execute(
    db,
  );
  // Rates become hundredths of a percent: « 5,5 » is a rate too.
  await sql`update acces set taux = taux * 100`.execute(db);
  await index('paiement', ['acces_id']);
}
