import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { idsOf } from '../db/idsOf.ts';
import { type Auteur, signed } from './saveTheme.ts';

/**
 * Takes a question out of every series. A series that follows content/ goes on doing so: the loader
 * leaves out what is deleted. Answers those that staff can see, with how many questions they have left.
 */
export async function removeFromSeries(trx: Db, question_id: number, auteur: Auteur) {
  const held = await trx
    .selectFrom('theme')
    .select(['id', 'libelle', 'listeQuestions', 'dateSuppression'])
    .where((row) => sql`';' || ${row.ref('listeQuestions')} || ';'`, 'like', `%;${question_id};%`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const changed = [];
  for (const { id, libelle, listeQuestions, dateSuppression } of held) {
    const left = idsOf(listeQuestions).filter((each) => each !== question_id);
    await trx
      .updateTable('theme')
      .set({ listeQuestions: left.join(';'), ...signed(auteur) })
      .where('id', '=', id)
      .execute();
    const rang = idsOf(listeQuestions).indexOf(question_id);
    if (dateSuppression === null) changed.push({ id, libelle, rang, nombre: left.length });
  }
  return changed;
}
