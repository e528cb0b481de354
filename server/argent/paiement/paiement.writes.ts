import type { Insertable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { forgetObjets } from '../../socle/journal/forgetObjets.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { forgetMots } from './forgetMots.ts';
import type { NotificationTable } from './paiement.tables.ts';

export { type Fait, advancePaiement } from './advance.ts';
export { noteRevenu } from './revenir.ts';
export { openPaiement } from './open.ts';
export { essayerRemise } from './remise.ts';
export { finishRemboursement, noteRemboursement, openRemboursement } from './rembourser.ts';

/** Idempotent: false when it was told before. */
export async function keepNotification(
  trx: Db,
  notification: Insertable<NotificationTable>,
): Promise<boolean> {
  const kept = await trx
    .insertInto('notification')
    .values(notification)
    .onConflict((conflict) => conflict.columns(['fournisseur', 'cle']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function noteSuite(trx: Db, id: number, suite: string): Promise<void> {
  await trx.updateTable('notification').set({ suite }).where('id', '=', id).execute();
}

/** Its learner was just told, so `getAccesUser` tells it no more. */
export async function notePaiementVu(
  trx: Db,
  { id, eleve_id }: { id: number; eleve_id: number },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('paiement')
    .set({ aDire: 0 })
    .where('id', '=', id)
    .where('eleve_id', '=', eleve_id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw introuvable('Ce paiement n’existe pas.');
}

/** Payments outlive the account; an awaited one gives and tells nothing. */
export async function erasePaiements(trx: Db, eleve_id: number): Promise<void> {
  await trx
    .updateTable('paiement')
    .set({ efface: 1, aDire: 0 })
    .where('eleve_id', '=', eleve_id)
    .execute();
  await trx
    .updateTable('paiement')
    .set({ acheteur: null })
    .where('eleve_id', '=', eleve_id)
    // One that may still be paid needs its buyer for the invoice.
    .where('etat', 'not in', ['ouvert', 'attente'])
    .execute();
  const rows = await trx
    .selectFrom('paiement')
    .select('id')
    .where('eleve_id', '=', eleve_id)
    .execute();
  const ids = rows.map(({ id }) => id);
  await forgetMots(trx, ids);
  await forgetObjets(trx, 'paiement', ids);
}
