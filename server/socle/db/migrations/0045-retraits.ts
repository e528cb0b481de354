import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function retraits(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, table } = schemaOf(db, kind);
  for (const column of ['suspenduDepuis', 'accordDepuis', 'accordJusque'])
    await db.schema.alterTable('accesUser').addColumn(column, 'text').execute();
  await db.schema.alterTable('paiement').addColumn('dateAccord', 'text').execute();
  await db.schema
    .alterTable('paiement')
    .addColumn('remiseRendue', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('lecture').addColumn('dateOuverture', 'text').execute();
  await db.schema
    .alterTable('lecture')
    .addColumn('essais', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await table('valeurAttestation')
    .addColumn('id', idType, (c) => c.primaryKey())
    .addColumn('lecture', 'integer', (c) => c.notNull())
    .addColumn('bonnes', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('admin_id', idType, (c) => c.references('admin.id'))
    .addColumn('dateModification', 'text')
    .execute();
  await sql`insert into "valeurAttestation" ("id", "lecture", "bonnes", "version") values (1, 0, 0, 0)`.execute(
    db,
  );
  await sql`update "accesUser" set "suspenduDepuis" = (
      select min(coalesce(p."dateDebut", r."dateCreation")) from "retractation" r
        join "paiement" p on p."id" = r."paiement_id"
       where r."decision" is null and p."etat" = 'paye' and p."acces_user_id" = "accesUser"."id"
    ) where "id" in (
      select p."acces_user_id" from "retractation" r join "paiement" p on p."id" = r."paiement_id"
       where r."decision" is null and p."etat" = 'paye' and p."acces_user_id" is not null
    )`.execute(db);
}
