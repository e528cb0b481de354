import type { Db } from '../../server/socle/db/database.ts';

const MINUTE = 60_000;
/** Longer than any job's lease. */
const PATIENCE = 25 * MINUTE;

/** Jobs then resume pending work at once. */
export async function ageWaiting(trx: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PATIENCE).toISOString();
  await trx
    .updateTable('paiement')
    .set({ dateEtat: before })
    .where('etat', 'in', ['ouvert', 'attente'])
    .where('dateEtat', '>', before)
    .execute();
  await trx
    .updateTable('remboursement')
    .set({ dateEtat: before })
    .where('etat', '=', 'demande')
    .where('dateEtat', '>', before)
    .execute();
  await trx
    .updateTable('mail')
    .set({ prochainEssai: before })
    .where('prochainEssai', '>', before)
    .execute();
}
