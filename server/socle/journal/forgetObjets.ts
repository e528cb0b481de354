import type { Db } from '../db/database.ts';

/** Erases the contents of lines; keeps who did what and when. */
export async function forgetObjets(trx: Db, objet: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('journal')
    .set({ avant: null, apres: null, jusquAu: null })
    .where('objet', '=', objet)
    .where('objet_id', 'in', ids)
    .execute();
}
