import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { type Schema, integers, runOn, texts, textsOrNull } from '../schema.ts';
import { brusselsDay } from '../../texte/jours.ts';

export async function caisse(schema: Schema): Promise<void> {
  const { addTexts, db, idType, index, run, table, tableWithId } = schema;
  await addTexts('paiement', 'dateRegle', 'motifRegle');
  // With two types, a list of one type is a range of an index.
  await run`update "paiement" set type = 'payzen' where type not in ('payzen', 'paypal')`;
  await index('paiement', ['dateCreation', 'id']);
  await index('paiement', ['type', 'dateCreation', 'id']);
  await index('paiement', ['etat', 'dateCreation', 'id']);
  await index('paiement', ['etat', 'type', 'dateCreation', 'id']);
  await run`drop index paiement_eleve_id_id`;
  await index('paiement', ['eleve_id', 'id', 'dateCreation', 'etat', 'type']);
  await run`drop index "paiement_nonDonne"`;
  await run`create index "paiement_nonDonne" on "paiement" (id)
    where "nonDonne" is not null and "dateRegle" is null`;
  await run`create index paiement_impaye on "paiement" (id)
    where etat = 'impaye' and "dateRegle" is null`;
  await run`create index remboursement_refuse on remboursement (paiement_id, id)
    where etat = 'refuse'`;

  await tableWithId('retractation')
    .addColumn('paiement_id', idType, (c) => c.notNull().unique().references('paiement.id'))
    .$call(texts('dateCreation'))
    .$call(textsOrNull('declaration'))
    .$call(integers('utilise', 'duree', 'retenu'))
    .$call(textsOrNull('decision', 'motif', 'dateReponse'))
    .addColumn('admin_id', idType, (c) => c.references('admin.id'))
    .execute();
  await run`create index "retractation_aTraiter" on retractation (id) where decision is null`;

  await table('recette')
    .$call(texts('mois', 'type'))
    .$call(integers('part'))
    // A big school's month exceeds 32 bits of cents.
    .addColumn('entre', 'bigint', (c) => c.notNull())
    .addColumn('rendu', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('recette_pk', ['mois', 'type', 'part'])
    .execute();
  await sumRecettes(db);
}

/** A month in Brussels begins at a full hour, so one pass by hour suffices. */
export async function sumRecettes(db: Db): Promise<void> {
  const { rows } = await sql<{ heure: string; type: string; entre: number; rendu: number }>`
    select heure, type, cast(sum(entre) as bigint) as entre, cast(sum(rendu) as bigint) as rendu from (
      select substr("datePaiement", 1, 13) as heure, type, montant as entre, 0 as rendu
        from "paiement" where "datePaiement" is not null
      union all
      select substr(remboursement."dateEtat", 1, 13), paiement.type, 0, remboursement.montant
        from remboursement join "paiement" on paiement.id = remboursement.paiement_id
        where remboursement.etat = 'fait'
      union all
      select substr("dateEtat", 1, 13), type, 0, montant - rembourse
        from "paiement" where etat = 'impaye'
    ) as mouvement group by heure, type`.execute(db);
  const sums = new Map<string, { mois: string; type: string; entre: number; rendu: number }>();
  for (const { heure, type, entre, rendu } of rows) {
    const mois = brusselsDay(`${heure}:00Z`).slice(0, 7);
    const before = sums.get(mois + type) ?? { entre: 0, rendu: 0 };
    const sum = { entre: before.entre + entre, rendu: before.rendu + rendu };
    sums.set(mois + type, { mois, type, ...sum });
  }
  const run = runOn(db);
  await run`delete from recette`;
  for (const { mois, type, entre, rendu } of sums.values())
    await run`insert into recette (mois, type, part, entre, rendu)
      values (${mois}, ${type}, 0, ${entre}, ${rendu})`;
}
