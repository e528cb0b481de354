import { type Db } from '../db/database.ts';
import { idsOf } from '../db/idsOf.ts';
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

/** False when one of them is no more what it had become. */
export async function putBackInSeries(
  trx: Db,
  question_id: number,
  rangs: readonly Rang[],
  auteur: Auteur,
): Promise<boolean> {
  for (const [id, rang, nombre] of rangs) {
    const theme = await trx
      .selectFrom('theme')
      .select('listeQuestions')
      .where('id', '=', id)
      .where('dateSuppression', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const ids = idsOf(theme?.listeQuestions ?? '');
    if (!theme || ids.length !== nombre) return false;
    const listeQuestions = ids.toSpliced(rang, 0, question_id).join(';');
    await trx
      .updateTable('theme')
      .set({ listeQuestions, ...signed(auteur) })
      .where('id', '=', id)
      .execute();
  }
  return true;
}
