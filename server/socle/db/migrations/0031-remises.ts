import { sql } from 'kysely';
import { type Schema, integers, integersOrNull, texts, textsOrNull } from '../schema.ts';

export async function remises({ idType, run, tableWithId }: Schema): Promise<void> {
  await tableWithId('remise')
    .$call(texts('code', 'libelle'))
    .addColumn('pourcentage', 'integer', (c) => c.check(sql`pourcentage between 1 and 100`))
    .addColumn('montant', 'integer', (c) => c.check(sql`montant > 0`))
    .$call(textsOrNull('debut', 'fin'))
    .addColumn('acces_id', idType, (c) => c.references('acces.id'))
    .$call(integersOrNull('renouvellement', 'most'))
    .$call(integers('parEleve'))
    .addColumn('nombre', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`nombre >= 0`),
    )
    .$call(integers('actif'))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('admin_id', idType, (c) => c.notNull().references('admin.id'))
    .$call(texts('dateCreation'))
    .$call(textsOrNull('dateSuppression'))
    .addCheckConstraint('remise_sorte', sql`(pourcentage is null) <> (montant is null)`)
    .execute();
  await run`create unique index remise_code on "remise" (code) where "dateSuppression" is null`;
}
