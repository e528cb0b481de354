import type { Db } from '../../socle/db/database.ts';
import { type Rang, putBack, takeOut } from '../../socle/db/listes.ts';
import { type Auteur, signed } from './saveTheme.ts';

type Place = [acces_id: number, position: number];

/** The caller holds the products. False: another deletion, or a place is taken. */
export async function restoreTheme(
  trx: Db,
  { id, le, places }: { id: number; le: string; places: Place[] },
  auteur: Auteur,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('theme')
    .set({ ...signed(auteur), dateSuppression: null })
    .where('id', '=', id)
    .where('dateSuppression', '=', le)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  for (const [acces_id, position] of places) {
    const taken = await trx
      .selectFrom('accesTheme')
      .select('theme_id')
      .where('acces_id', '=', acces_id)
      .where('position', '=', position)
      .executeTakeFirst();
    if (taken) return false;
    await trx.insertInto('accesTheme').values({ acces_id, theme_id: id, position }).execute();
  }
  return true;
}

/** Takes it out of deleted series too; each still follows content/, whose loader skips deleted ones. */
export const removeFromSeries = (trx: Db, question_id: number, auteur: Auteur) =>
  takeOut(trx, 'theme', question_id, signed(auteur));

/** False when a visible series has changed since. */
export const putBackInSeries = (
  trx: Db,
  question_id: number,
  rangs: readonly Rang[],
  auteur: Auteur,
): Promise<boolean> => putBack(trx, 'theme', question_id, { rangs, set: signed(auteur) });
