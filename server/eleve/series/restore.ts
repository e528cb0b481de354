import type { Db } from '../../socle/db/database.ts';
import { type Rang, restoreRangs } from '../../socle/db/listes.ts';
import type { Auteur } from '../../socle/journal/auteur.ts';
import type { PlaceDeListe, Deletion } from '../../socle/journal/geste.ts';
import { signed } from './saveTheme.ts';

/** The caller locks the products. Returns false for another deletion, or when a place is taken. */
export async function restoreTheme(
  trx: Db,
  { id, faitLe, places }: Deletion & { places: PlaceDeListe[] },
  auteur: Auteur,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('theme')
    .set({ ...signed(auteur), dateSuppression: null })
    .where('id', '=', id)
    .where('dateSuppression', '=', faitLe)
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

/** Returns false when a visible series has changed since. */
export const putBackInSeries = (
  trx: Db,
  question_id: number,
  rangs: readonly Rang[],
  auteur: Auteur,
): Promise<boolean> => restoreRangs(trx, 'theme', question_id, { rangs, set: signed(auteur) });
