import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { type Rang, restoreRangs } from '../../socle/db/listes.ts';
import type { Signer } from '../../socle/journal/auteur.ts';
import type { PlaceDeListe, Deletion } from '../../socle/journal/geste.ts';
import { signedBy, setModule } from './setModules.ts';

const backOf = (par: Signer) => ({ dateSuppression: null, ...signedBy(par) });

/** Returns false for another deletion, or when a place around it has changed. */
export async function restoreModule(
  trx: Db,
  { id, faitLe, acces, chapitres }: Deletion & { acces: PlaceDeListe[]; chapitres: PlaceDeListe[] },
  par: Signer,
): Promise<boolean> {
  const deleted = trx
    .updateTable('module')
    .where('id', '=', id)
    .where('dateSuppression', '=', faitLe);
  const { numUpdatedRows } = await deleted.set(backOf(par)).executeTakeFirst();
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
  const rows = chapitres.map(([chapitre_id, position]) => ({
    module_id: id,
    chapitre_id,
    position,
  }));
  if (rows.length > 0) await trx.insertInto('moduleChapitre').values(rows).execute();
  return true;
}

export async function restoreChapitre(
  trx: Db,
  { id, faitLe, places }: Deletion & { places: PlaceDeListe[] },
  par: Signer,
): Promise<boolean> {
  const deleted = trx
    .updateTable('chapitre')
    .where('id', '=', id)
    .where('dateSuppression', '=', faitLe);
  const { numUpdatedRows } = await deleted.set(backOf(par)).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  for (const [module_id, position] of places) {
    // Every change of a module's chapters takes this row lock.
    const held = await setModule(trx, module_id)
      .set((row) => ({ revision: row('revision', '+', 1), ...signedBy(par) }))
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

/** Returns false when a visible chapter has changed since. The revision rejects stale edits. */
export const putBackInChapitres = (
  trx: Db,
  question_id: number,
  rangs: readonly Rang[],
  par: Signer,
): Promise<boolean> =>
  restoreRangs(trx, 'chapitre', question_id, {
    rangs,
    set: { revision: sql`revision + 1`, ...signedBy(par) },
  });
