import type { Db } from '../../socle/db/database.ts';
import { hasId, takeOut } from '../../socle/db/lists.ts';
import { type Auteur, signed } from './saveTheme.ts';

/**
 * Takes a question out of every series, deleted ones too. A series that follows content/ goes on doing
 * so: the loader leaves out what is deleted.
 */
export async function removeFromSeries(trx: Db, question_id: number, auteur: Auteur) {
  const held = await trx
    .selectFrom('theme')
    .select(['id', 'libelle', 'listeQuestions', 'dateSuppression'])
    .where((row) => hasId(row.ref('listeQuestions'), question_id))
    .orderBy('id')
    .forUpdate()
    .execute();
  return takeOut(held, question_id, (id, listeQuestions) =>
    trx
      .updateTable('theme')
      .set({ listeQuestions, ...signed(auteur) })
      .where('id', '=', id)
      .execute(),
  );
}
