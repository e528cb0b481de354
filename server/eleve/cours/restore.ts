import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { type Rang, putBack } from '../../socle/db/listes.ts';
import { type Geste, signedBy } from './setModules.ts';

/** False when it was another deletion, or something around it has changed. */

type Place = [id: number, position: number];

export async function restoreModule(
  trx: Db,
  { id, le, acces, chapitres }: { id: number; le: string; acces: Place[]; chapitres: Place[] },
  geste: Geste,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('module')
    .set({ dateSuppression: null, ...signedBy(geste) })
    .where('id', '=', id)
    .where('dateSuppression', '=', le)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  for (const [acces_id, position] of acces) {
    const taken = await trx
      .selectFrom('accesModule')
      .select('module_id')
      .where('acces_id', '=', acces_id)
      .where('position', '=', position)
      .executeTakeFirst();
    if (taken) return false;
    await trx.insertInto('accesModule').values({ acces_id, module_id: id, position }).execute();
  }
  for (const [chapitre_id, position] of chapitres)
    await trx
      .insertInto('moduleChapitre')
      .values({ module_id: id, chapitre_id, position })
      .execute();
  return true;
}

export async function restoreChapitre(
  trx: Db,
  { id, le, places }: { id: number; le: string; places: Place[] },
  geste: Geste,
): Promise<boolean> {
  const qui = signedBy(geste);
  const { numUpdatedRows } = await trx
    .updateTable('chapitre')
    .set({ dateSuppression: null, ...qui })
    .where('id', '=', id)
    .where('dateSuppression', '=', le)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  for (const [module_id, position] of places) {
    // Every change of a module's chapters takes this row lock.
    const held = await trx
      .updateTable('module')
      .set((row) => ({ revision: row('revision', '+', 1), ...qui }))
      .where('id', '=', module_id)
      .where('dateSuppression', 'is', null)
      .executeTakeFirst();
    const taken = await trx
      .selectFrom('moduleChapitre')
      .select('chapitre_id')
      .where('module_id', '=', module_id)
      .where('position', '=', position)
      .executeTakeFirst();
    if (held.numUpdatedRows === 0n || taken) return false;
    await trx
      .insertInto('moduleChapitre')
      .values({ module_id, chapitre_id: id, position })
      .execute();
  }
  return true;
}

/** False when a visible chapter has changed since. The revision rejects stale edits. */
export const putBackInChapitres = (
  trx: Db,
  question_id: number,
  rangs: readonly Rang[],
  geste: Geste,
): Promise<boolean> =>
  putBack(trx, 'chapitre', question_id, {
    rangs,
    set: { revision: sql`revision + 1`, ...signedBy(geste) },
  });
