import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function caisse(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, index, table, tableWithId } = schemaOf(db, kind);
  const paiement = sql.table('paiement');
  for (const column of ['dateRegle', 'motifRegle'])
    await db.schema.alterTable('paiement').addColumn(column, 'text').execute();
  // With two types, a list of one type is a range of an index.
  await sql`update ${paiement} set type = 'payzen' where type not in ('payzen', 'paypal')`.execute(
    db,
  );
  await index('paiement', ['dateCreation', 'id']);
  await index('paiement', ['type', 'dateCreation', 'id']);
  await index('paiement', ['etat', 'dateCreation', 'id']);
  await index('paiement', ['etat', 'type', 'dateCreation', 'id']);
  await sql`drop index paiement_eleve_id_id`.execute(db);
  await index('paiement', ['eleve_id', 'id', 'dateCreation', 'etat', 'type']);
  await sql`drop index ${sql.ref('paiement_nonDonne')}`.execute(db);
  await sql`create index ${sql.ref('paiement_nonDonne')} on ${paiement} (id)
    where "nonDonne" is not null and "dateRegle" is null`.execute(db);
  await sql`create index paiement_impaye on ${paiement} (id)
    where etat = 'impaye' and "dateRegle" is null`.execute(db);
  await sql`create index remboursement_refuse on remboursement (paiement_id, id)
    where etat = 'refuse'`.execute(db);

  await tableWithId('retractation')
    .addColumn('paiement_id', idType, (c) => c.notNull().unique().references('paiement.id'))
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .addColumn('declaration', 'text')
    .addColumn('utilise', 'integer', (c) => c.notNull())
    .addColumn('duree', 'integer', (c) => c.notNull())
    .addColumn('retenu', 'integer', (c) => c.notNull())
    .addColumn('decision', 'text')
    .addColumn('motif', 'text')
    .addColumn('dateReponse', 'text')
    .addColumn('admin_id', idType, (c) => c.references('admin.id'))
    .execute();
  await sql`create index ${sql.ref('retractation_aTraiter')} on retractation (id)
    where decision is null`.execute(db);

  await table('recette')
    .addColumn('mois', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('part', 'integer', (c) => c.notNull())
    // A big school's month exceeds 32 bits of cents.
    .addColumn('entre', 'bigint', (c) => c.notNull())
    .addColumn('rendu', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('recette_pk', ['mois', 'type', 'part'] as never)
    .execute();
  await sumRecettes(db);
}

/** A month in Brussels begins at a full hour, so one pass by hour suffices. */
export async function sumRecettes(db: Db): Promise<void> {
  const { rows } = await sql<{ heure: string; type: string; entre: number; rendu: number }>`
    select heure, type, cast(sum(entre) as bigint) as entre, cast(sum(rendu) as bigint) as rendu from (
      select substr("datePaiement", 1, 13) as heure, type, montant as entre, 0 as rendu
        from ${sql.table('paiement')} where "datePaiement" is not null
      union all
      select substr(remboursement."dateEtat", 1, 13), paiement.type, 0, remboursement.montant
        from remboursement join ${sql.table('paiement')} on paiement.id = remboursement.paiement_id
        where remboursement.etat = 'fait'
      union all
      select substr("dateEtat", 1, 13), type, 0, montant - rembourse
        from ${sql.table('paiement')} where etat = 'impaye'
    ) as mouvement group by heure, type`.execute(db);
  const sums = new Map<string, { mois: string; type: string; entre: number; rendu: number }>();
  for (const { heure, type, entre, rendu } of rows) {
    const mois = Temporal.Instant.from(`${heure}:00Z`)
      .toZonedDateTimeISO('Europe/Brussels')
      .toPlainDate()
      .toPlainYearMonth()
      .toString();
    const before = sums.get(mois + type) ?? { entre: 0, rendu: 0 };
    sums.set(mois + type, {
      mois,
      type,
      entre: before.entre + entre,
      rendu: before.rendu + rendu,
    });
  }
  await sql`delete from recette`.execute(db);
  for (const { mois, type, entre, rendu } of sums.values())
    await sql`insert into recette (mois, type, part, entre, rendu)
      values (${mois}, ${type}, 0, ${entre}, ${rendu})`.execute(db);
}
