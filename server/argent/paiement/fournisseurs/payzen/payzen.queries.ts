import type { Db } from '../../../../socle/db/database.ts';

/** The number under which an order is paid; undefined where it is none of ours. */
export async function findTransId(db: Db, commande: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payzenTransaction')
    .innerJoin('paiement', 'paiement.id', 'payzenTransaction.paiement_id')
    .select('payzenTransaction.transId')
    .where('paiement.commande', '=', commande)
    .executeTakeFirst();
  return row?.transId;
}
