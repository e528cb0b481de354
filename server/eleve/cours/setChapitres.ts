import type { Db } from '../../socle/db/database.ts';
import { champFaux } from '../../socle/refus/refus.ts';

/** Locks chapters before the module; 422 when one is gone. */
export async function holdChapitres(trx: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const there = await trx
    .selectFrom('chapitre')
    .select('id')
    .where('id', 'in', ids)
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  if (there.length < ids.length)
    throw champFaux('chapitre_ids', 'L’un de ces chapitres n’existe pas ou a été supprimé.');
}

export async function setChapitres(trx: Db, module_id: number, ids: number[]): Promise<void> {
  await trx.deleteFrom('moduleChapitre').where('module_id', '=', module_id).execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('moduleChapitre')
    .values(ids.map((chapitre_id, position) => ({ module_id, chapitre_id, position })))
    .execute();
}
