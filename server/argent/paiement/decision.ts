import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import type { PaiementTable } from './paiement.tables.ts';

export interface Decision {
  paiement_id: number;
  decision: 'remboursee' | 'refusee';
  motif: string | null;
  admin_id: number | null;
}

export async function decide(
  trx: Db,
  { paiement_id, ...decision }: Decision,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('retractation')
    .set({ ...decision, dateReponse: now.toISOString() })
    .where('paiement_id', '=', paiement_id)
    .where('decision', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A withdrawal is answered once all that is owed went back, whoever gave it. */
export async function settleRetractation(
  trx: Db,
  { id, montant, rembourse }: Pick<Selectable<PaiementTable>, 'id' | 'montant' | 'rembourse'>,
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
