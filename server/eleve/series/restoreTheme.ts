import { type Db } from '../../socle/db/database.ts';
import { putBack } from '../../socle/db/lists.ts';
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

/** In which series a question stood, before how many others, and how many were left. */
export type Rang = [theme_id: number, rang: number, nombre: number];

/** False when one that staff can see is no more what it had become. A deleted one may come back: it gets its question, too. */
export async function putBackInSeries(
  trx: Db,
  question_id: number,
  rangs: readonly Rang[],
  auteur: Auteur,
): Promise<boolean> {
  for (const [id, rang, nombre] of rangs) {
    const theme = await trx
      .selectFrom('theme')
      .select(['listeQuestions', 'dateSuppression'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const listeQuestions = putBack(theme, question_id, { rang, nombre });
    if (listeQuestions === undefined && theme.dateSuppression === null) return false;
    if (listeQuestions === undefined) continue;
    await trx
      .updateTable('theme')
      .set({ listeQuestions, ...signed(auteur) })
      .where('id', '=', id)
      .execute();
  }
  return true;
}
