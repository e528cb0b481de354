import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { type Rang, placeAmong, readListe, restoreRangs, setListe } from '../../socle/db/listes.ts';
import type { Signer } from '../../socle/journal/auteur.ts';
import type { PlaceDeListe, Deletion } from '../../socle/journal/geste.ts';
import { signedBy, setModule } from './setModules.ts';

const backOf = (par: Signer) => ({ dateSuppression: null, ...signedBy(par) });

/** Returns products where it is last now; false: another deletion. Links to deleted chapters wait. */
export async function restoreModule(
  trx: Db,
  { id, faitLe, acces, chapitres }: Deletion & { acces: PlaceDeListe[]; chapitres: PlaceDeListe[] },
  par: Signer,
): Promise<number[] | false> {
  const deleted = trx
    .updateTable('module')
    .where('id', '=', id)
    .where('dateSuppression', '=', faitLe);
  const { numUpdatedRows } = await deleted.set(backOf(par)).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const last: number[] = [];
  for (const [acces_id, wanted] of acces) {
    const others = await trx
      .selectFrom('accesModule')
      .select('position')
      .where('acces_id', '=', acces_id)
      .execute();
    const { position, isTaken } = placeAmong(others, wanted);
    if (isTaken) last.push(acces_id);
    await trx.insertInto('accesModule').values({ acces_id, module_id: id, position }).execute();
  }
  const rows = chapitres.map(([chapitre_id, position]) => ({
    module_id: id,
    chapitre_id,
    position,
  }));
  if (rows.length > 0) await trx.insertInto('moduleChapitre').values(rows).execute();
  return last;
}

interface ChapitreRemis {
  /** Modules where it is last now, and those that are deleted. */
  last: number[];
  disparus: number[];
}

export async function restoreChapitre(
  trx: Db,
  { id, faitLe, places }: Deletion & { places: PlaceDeListe[] },
  par: Signer,
): Promise<ChapitreRemis | false> {
  const deleted = trx
    .updateTable('chapitre')
    .where('id', '=', id)
    .where('dateSuppression', '=', faitLe);
  const { numUpdatedRows } = await deleted.set(backOf(par)).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const remis: ChapitreRemis = { last: [], disparus: [] };
  for (const [module_id, wanted] of places) {
    // Every change of a module's chapters takes this row lock.
    const held = await setModule(trx, module_id)
      .set((row) => ({ revision: row('revision', '+', 1), ...signedBy(par) }))
      .executeTakeFirst();
    if (held.numUpdatedRows === 0n) {
      remis.disparus.push(module_id);
      continue;
    }
    const others = await trx
      .selectFrom('moduleChapitre')
      .select('position')
      .where('module_id', '=', module_id)
      .execute();
    const { position, isTaken } = placeAmong(others, wanted);
    if (isTaken) remis.last.push(module_id);
    await trx
      .insertInto('moduleChapitre')
      .values({ module_id, chapitre_id: id, position })
      .execute();
  }
  return remis;
}

/** Takes out questions that the home page asks meanwhile. */
export async function leaveOutOfChapitre(trx: Db, id: number, questions: ReadonlySet<number>) {
  const liste = await readListe(trx, 'chapitre', id);
  await setListe(
    trx,
    'chapitre',
    id,
    liste.filter((each) => !questions.has(each)),
  );
}

/** The revision rejects stale edits. */
export const putBackInChapitres = (
  trx: Db,
  question_id: number,
  rangs: readonly Rang[],
  par: Signer,
) =>
  restoreRangs(trx, 'chapitre', question_id, {
    rangs,
    set: { revision: sql`revision + 1`, ...signedBy(par) },
  });

/** Returns false for another deletion. */
export async function restoreImage(trx: Db, { id, faitLe }: Deletion, url: string) {
  const { numUpdatedRows } = await trx
    .updateTable('chapitreImage')
    .set({ dateSuppression: null })
    .where('chapitre_id', '=', id)
    .where('url', '=', url)
    .where('dateSuppression', '=', faitLe)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
