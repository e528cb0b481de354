import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Older rows take their dates from the refund or chargeback, as far as they still stand. */
export async function reprise(db: Db): Promise<void> {
  const [paiement, copie] = [sql.table('paiement'), sql.table('accesUser')];
  for (const column of ['dateReprise', 'debutRepris', 'finRepris'])
    await db.schema.alterTable('paiement').addColumn(column, 'text').execute();
  await sql`update ${paiement} set "dateReprise" = (
      select min("dateEtat") from remboursement
      where paiement_id = paiement.id and etat = 'fait' and "finAcces" = 1)
    where acces_user_id is not null and id in (
      select paiement_id from remboursement where etat = 'fait' and "finAcces" = 1)`.execute(db);
  await sql`update ${paiement} set "dateReprise" = "dateEtat"
    where etat = 'impaye' and acces_user_id is not null and "dateReprise" is null`.execute(db);
  await sql`update ${paiement} set "debutRepris" = "dateDebut", "finRepris" = "dateFin"
    where "dateReprise" is not null and "dateFin" is not null`.execute(db);
  // A copy that was given anew has other dates.
  const of = (column: string) =>
    sql`(select ${sql.ref(column)} from ${copie} where id = paiement.acces_user_id and "dateRetrait" is not null)`;
  await sql`update ${paiement} set "debutRepris" = ${of('dateActivation')}, "finRepris" = ${of('datePerime')}
    where "dateReprise" is not null and "dateFin" is null`.execute(db);
}
