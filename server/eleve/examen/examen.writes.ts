import type { Db } from '../../socle/db/database.ts';

/** At the end of an account: what its owner tried counts nowhere, and goes. */
export async function eraseExamens(trx: Db, acces_user_ids: number[]): Promise<void> {
  if (acces_user_ids.length === 0) return;
  await trx.deleteFrom('examen').where('acces_user_id', 'in', acces_user_ids).execute();
}
