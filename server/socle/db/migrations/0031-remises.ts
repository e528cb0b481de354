import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function remises(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, tableWithId } = schemaOf(db, kind);
  await tableWithId('remise')
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('libelle', 'text', (c) => c.notNull())
    .addColumn('pourcentage', 'integer', (c) => c.check(sql`pourcentage between 1 and 100`))
    .addColumn('montant', 'integer', (c) => c.check(sql`montant > 0`))
    .addColumn('debut', 'text')
    .addColumn('fin', 'text')
    .addColumn('acces_id', idType, (c) => c.references('acces.id'))
    .addColumn('renouvellement', 'integer')
    .addColumn('most', 'integer')
    .addColumn('parEleve', 'integer', (c) => c.notNull())
    .addColumn('nombre', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`nombre >= 0`),
    )
    .addColumn('actif', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('admin_id', idType, (c) => c.notNull().references('admin.id'))
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .addColumn('dateSuppression', 'text')
    .addCheckConstraint('remise_sorte', sql`(pourcentage is null) <> (montant is null)`)
    .execute();
  await sql`create unique index remise_code on ${sql.table('remise')} (code)
    where "dateSuppression" is null`.execute(db);
}
