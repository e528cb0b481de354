import type { Db } from '../../socle/db/database.ts';
import { hasId, takeOut } from '../../socle/db/lists.ts';

/** Includes deleted chapters. They still follow content/: its loader skips deleted questions. */
export async function removeFromChapitres(trx: Db, question_id: number) {
  const held = await trx
    .selectFrom('chapitre')
    .select(['id', 'libelle', 'listeQuestions', 'dateSuppression'])
    .where((row) => hasId(row.ref('listeQuestions'), question_id))
    .orderBy('id')
    .forUpdate()
    .execute();
  return takeOut(held, question_id, (id, listeQuestions) =>
    trx.updateTable('chapitre').set({ listeQuestions }).where('id', '=', id).execute(),
  );
}
