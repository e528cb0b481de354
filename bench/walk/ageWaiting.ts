import type { Db } from '../../server/socle/db/database.ts';

const MINUTE = 60_000;
/** Longer than any job waits before it takes up what somebody else may still have in hand. */
const PATIENCE = 25 * MINUTE;

/** As if all that is on its way were left for so long: jobs take it up at once, instead of in minutes. */
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
