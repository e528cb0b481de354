import { sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** Older rows take their dates from the refund or chargeback, as far as they still stand. */
export async function reprise({ addTexts, run }: Schema): Promise<void> {
  await addTexts('paiement', 'dateReprise', 'debutRepris', 'finRepris');
  await run`update "paiement" set "dateReprise" = (
      select min("dateEtat") from remboursement
      where paiement_id = paiement.id and etat = 'fait' and "finAcces" = 1)
    where acces_user_id is not null and id in (
      select paiement_id from remboursement where etat = 'fait' and "finAcces" = 1)`;
  await run`update "paiement" set "dateReprise" = "dateEtat"
    where etat = 'impaye' and acces_user_id is not null and "dateReprise" is null`;
  await run`update "paiement" set "debutRepris" = "dateDebut", "finRepris" = "dateFin"
    where "dateReprise" is not null and "dateFin" is not null`;
  // A copy that was given anew has other dates.
  const of = (column: string) =>
    sql`(select ${sql.ref(column)} from "accesUser" where id = paiement.acces_user_id and "dateRetrait" is not null)`;
  await run`update "paiement" set "debutRepris" = ${of('dateActivation')}, "finRepris" = ${of('datePerime')}
    where "dateReprise" is not null and "dateFin" is null`;
}
