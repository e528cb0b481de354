import type { Db } from '../db/database.ts';
import { champFaux } from '../kernel/refus.ts';

/** Gives a module these chapters, in this order; 422 when one of them is none. Its row is held. */
export async function setChapitres(trx: Db, module_id: number, ids: number[]): Promise<void> {
  await trx.deleteFrom('moduleChapitre').where('module_id', '=', module_id).execute();
  if (ids.length === 0) return;
  const there = await trx
    .selectFrom('chapitre')
    .select('id')
    .where('id', 'in', ids)
    .where('dateSuppression', 'is', null)
    .execute();
  if (there.length < ids.length)
    throw champFaux('chapitre_ids', 'L’un de ces chapitres n’existe pas ou a été supprimé.');
  await trx
    .insertInto('moduleChapitre')
    .values(ids.map((chapitre_id, position) => ({ module_id, chapitre_id, position })))
    .execute();
}
