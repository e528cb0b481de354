import { type Db } from '../../socle/db/database.ts';
import { type Rang, putBack } from '../../socle/db/listes.ts';
import { type Auteur, signed } from './saveTheme.ts';

/** Which product had it, and at what place. */
type Place = [acces_id: number, position: number];

/** A deletion taken back; the products are held. False when it was not that one, or a place is taken. */
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

/** False when a visible series has changed since. */
export const putBackInSeries = (
  trx: Db,
  question_id: number,
  rangs: readonly Rang[],
  auteur: Auteur,
): Promise<boolean> => putBack(trx, 'theme', question_id, { rangs, set: signed(auteur) });
