import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function attestations(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, table, tableWithId, index } = schemaOf(db, kind);
  await table('guide')
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('prenom', 'text', (c) => c.notNull())
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addPrimaryKeyConstraint('guide_pk', ['acces_user_id', 'position'] as never)
    .execute();

  await table('attestationNumero')
    .addColumn('annee', 'integer', (c) => c.primaryKey())
    .addColumn('dernier', 'integer', (c) => c.notNull())
    .execute();
  await tableWithId('attestation')
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .addColumn('eleve_id', idType, (c) => c.notNull().references('eleve.id'))
    .addColumn('annee', 'integer', (c) => c.notNull())
    .addColumn('numero', 'integer', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('dateDebut', 'text', (c) => c.notNull())
    .addColumn('dateFin', 'text', (c) => c.notNull())
    .addColumn('dateDelivrance', 'text', (c) => c.notNull())
    .addColumn('initiales', 'text')
    .addColumn('contenu', 'text')
    .addColumn('aDessiner', 'integer', (c) => c.notNull())
    .addColumn('dateRemplacement', 'text')
    .addColumn('dateRetrait', 'text')
    .addColumn('motif', 'text')
    .addUniqueConstraint('attestation_numero', ['annee', 'numero'] as never)
    .execute();
  await index('attestation', ['eleve_id']);
  const [attestation, coursTermine] = [sql.table('attestation'), sql.table('coursTermine')];
  // One attestation of a course counts; the others are replaced.
  await sql`create unique index attestation_once on ${attestation} (acces_user_id)
    where "dateRemplacement" is null`.execute(db);
  await sql`create index ${sql.ref('attestation_aDessiner')} on ${attestation} (id)
    where "aDessiner" = 1`.execute(db);
  await table('attestationPdf')
    .addColumn('attestation_id', idType, (c) => c.primaryKey().references('attestation.id'))
    .addColumn('pdf', kind === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
    .execute();

  await db.schema
    .alterTable('coursTermine')
    .addColumn('aDelivrer', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('coursTermine').addColumn('dateRappel', 'text').execute();
  // Learners who finished before attestations existed get one, too.
  await sql`update ${coursTermine} set "aDelivrer" = 1 where acces_user_id in (
    select "accesUser".id from ${sql.table('accesUser')}
      inner join acces on acces.id = "accesUser".acces_id
      inner join eleve on eleve.id = "accesUser".eleve_id
    where acces."codePermis" = 'RDV' and eleve.email not like 'efface-%@invalid')`.execute(db);
  await sql`create index ${sql.ref('coursTermine_aDelivrer')} on ${coursTermine} (acces_user_id)
    where "aDelivrer" = 1 and "dateRappel" is null`.execute(db);
}
