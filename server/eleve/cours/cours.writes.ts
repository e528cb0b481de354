import type { Db } from '../../socle/db/database.ts';

/** Guides are personal data of others, and go with the account. */
export async function eraseRdv(trx: Db, acces_user_ids: number[]): Promise<void> {
  if (acces_user_ids.length === 0) return;
  await trx.deleteFrom('guide').where('acces_user_id', 'in', acces_user_ids).execute();
  await trx
    .updateTable('coursTermine')
    .set({ aDelivrer: 0 })
    .where('acces_user_id', 'in', acces_user_ids)
    .execute();
}
