import type { Db } from '../../socle/db/database.ts';

/** At the end of an account: what its owner practised counts nowhere, and goes. */
export async function eraseDizaines(trx: Db, acces_user_ids: number[]): Promise<void> {
  if (acces_user_ids.length === 0) return;
  await trx.deleteFrom('dizaine').where('acces_user_id', 'in', acces_user_ids).execute();
}
