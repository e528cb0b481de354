import { SERIE } from '../../../droit/epreuve.ts';
import type { Db } from '../../socle/db/database.ts';
import { type Rang, placeAmong, readListe, restoreRangs, setListe } from '../../socle/db/listes.ts';
import type { Auteur } from '../../socle/journal/auteur.ts';
import type { PlaceDeListe, Deletion } from '../../socle/journal/geste.ts';
import { signed } from './saveTheme.ts';

/** The caller locks the products. Returns those where it is last now; false: another deletion. */
export async function restoreTheme(
  trx: Db,
  { id, faitLe, places }: Deletion & { places: PlaceDeListe[] },
  auteur: Auteur,
): Promise<number[] | false> {
  const { numUpdatedRows } = await trx
    .updateTable('theme')
    .set({ ...signed(auteur), dateSuppression: null })
    .where('id', '=', id)
    .where('dateSuppression', '=', faitLe)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const last: number[] = [];
  for (const [acces_id, wanted] of places) {
    const others = await trx
      .selectFrom('accesTheme')
      .select('position')
      .where('acces_id', '=', acces_id)
      .execute();
    const { position, isTaken } = placeAmong(others, wanted);
    if (isTaken) last.push(acces_id);
    await trx.insertInto('accesTheme').values({ acces_id, theme_id: id, position }).execute();
  }
  return last;
}

/** Takes out questions that the home page asks meanwhile. */
export async function leaveOutOfSerie(trx: Db, id: number, questions: ReadonlySet<number>) {
  const liste = await readListe(trx, 'theme', id);
  await setListe(
    trx,
    'theme',
    id,
    liste.filter((each) => !questions.has(each)),
  );
}

/** A series that is full again stays as it is. */
export const putBackInSeries = (
  trx: Db,
  question_id: number,
  rangs: readonly Rang[],
  auteur: Auteur,
) => restoreRangs(trx, 'theme', question_id, { rangs, pleine: SERIE, set: signed(auteur) });
