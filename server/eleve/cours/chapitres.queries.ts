import type { Db } from '../../socle/db/database.ts';
import { nombreOf, porteursOf, questionsIn } from '../../socle/db/listes.ts';
import { listQuestionsOfOthers } from '../series/index.ts';

/** Those of these questions, or of all, that stand in a chapter. */
export async function listQuestionsOfChapitres(
  db: Db,
  among?: readonly number[],
): Promise<number[]> {
  const rows = await questionsIn(db, 'chapitre', among).execute();
  return rows.map(({ question_id }) => question_id);
}

/** Those of these questions, or of all, that the home page may not ask (docs/decisions/0022). */
export async function listQuestionsPrises(db: Db, among?: readonly number[]): Promise<Set<number>> {
  return new Set([
    ...(await listQuestionsOfOthers(db, among)),
    ...(await listQuestionsOfChapitres(db, among)),
  ]);
}

export const listChapitresOfQuestions = (db: Db, question_ids: readonly number[]) =>
  porteursOf(db, 'chapitre', question_ids);

/** Reads all chapters, without texts: for the staff. */
export async function listChapitres(db: Db) {
  return db
    .selectFrom('chapitre')
    .select(['id', 'libelle', nombreOf('chapitre').as('nbQuestion')])
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    .execute();
}

export async function listChapitresThere(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const all = db.selectFrom('chapitre').select('id').where('dateSuppression', 'is', null);
  return new Set((await all.where('id', 'in', ids).execute()).map(({ id }) => id));
}

export async function listModulesThere(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const all = db.selectFrom('module').select('id').where('dateSuppression', 'is', null);
  return new Set((await all.where('id', 'in', ids).execute()).map(({ id }) => id));
}
