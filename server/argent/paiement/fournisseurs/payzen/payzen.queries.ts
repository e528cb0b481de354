import type { Db } from '../../../../socle/db/database.ts';

export async function findTransId(db: Db, commande: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payzenTransaction')
    .innerJoin('paiement', 'paiement.id', 'payzenTransaction.paiement_id')
    .select('payzenTransaction.transId')
    .where('paiement.commande', '=', commande)
    .executeTakeFirst();
  return row?.transId;
}
