import { suspendAccesUser } from '../../../eleve/acces/index.ts';
import type { Db } from '../../../socle/db/database.ts';
import type { Paiement, RetractationTable } from '../paiement.tables.ts';

type Decision = Pick<RetractationTable, 'paiement_id' | 'decision' | 'motif' | 'admin_id'>;

export async function decide(trx: Db, { paiement_id, ...decision }: Decision, now: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('retractation')
    .set({ ...decision, dateReponse: now.toISOString() })
    .where('paiement_id', '=', paiement_id)
    .where('decision', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A withdrawal is settled once all that is owed was refunded, by anybody. */
export async function settleRetractation(
  trx: Db,
  { id, montant, rembourse }: Pick<Paiement, 'id' | 'montant' | 'rembourse'>,
  admin_id: number | null,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('retractation')
    .select('retenu')
    .where('paiement_id', '=', id)
    .executeTakeFirst();
  if (!row || rembourse + row.retenu < montant) return false;
  return decide(trx, { paiement_id: id, decision: 'remboursee', motif: null, admin_id }, now);
}

/** A pending withdrawal suspends only its own period. Call it when one is declared, answered or unpaid. */
export async function suspendPending(
  trx: Db,
  { eleve_id, acces_user_id }: Pick<Paiement, 'eleve_id' | 'acces_user_id'>,
): Promise<void> {
  if (acces_user_id === null) return;
  const rows = await trx
    .selectFrom('paiement')
    .innerJoin('retractation', 'retractation.paiement_id', 'paiement.id')
    .select(['paiement.dateDebut', 'retractation.dateCreation'])
    .where('paiement.eleve_id', '=', eleve_id)
    .where('paiement.acces_user_id', '=', acces_user_id)
    .where('paiement.etat', '=', 'paye')
    .where('retractation.decision', 'is', null)
    .execute();
  const [depuis = null] = rows.map((row) => row.dateDebut ?? row.dateCreation).toSorted();
  await suspendAccesUser(trx, acces_user_id, depuis);
}
