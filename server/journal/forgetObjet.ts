import type { Db } from '../db/database.ts';

/** Takes what a thing was out of its lines, when it may be known no more; who did what and when stays. */
export async function forgetObjet(trx: Db, objet: string, objet_id: number): Promise<void> {
  await trx
    .updateTable('journal')
    .set({ avant: null, apres: null })
    .where('objet', '=', objet)
    .where('objet_id', '=', objet_id)
    .execute();
}
