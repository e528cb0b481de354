import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { nombreOf, porteursOf, questionsIn } from '../../socle/db/listes.ts';
import { listQuestionsOfOthers } from '../series/index.ts';

export async function listQuestionsOfChapitres(db: Db, among?: readonly number[]) {
  const rows = await questionsIn(db, 'chapitre', among).execute();
  return rows.map(({ question_id }) => question_id);
}

/** The home page may not ask these (docs/decisions/0022). */
export async function listQuestionsPrises(db: Db, among?: readonly number[]): Promise<Set<number>> {
  return new Set([
    ...(await listQuestionsOfOthers(db, among)),
    ...(await listQuestionsOfChapitres(db, among)),
  ]);
}

export const listChapitresOfQuestions = (db: Db, question_ids: readonly number[]) =>
  porteursOf(db, 'chapitre', question_ids);

export const chapitres = (db: Db) => db.selectFrom('chapitre').where('dateSuppression', 'is', null);

export const listChapitres = (db: Db) =>
  chapitres(db)
    .select(['id', 'libelle', nombreOf('chapitre').as('nbQuestion')])
    .orderBy('id')
    .execute();

export async function listChapitresThere(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await chapitres(db).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** In bytes: beyond this there are words, whatever the tags. */
const TOO_LONG_TO_BE_EMPTY = 1000;

export const listChapitresAVoir = (db: Db) =>
  chapitres(db)
    .select([
      'id',
      'libelle',
      nombreOf('chapitre').as('questions'),
      sql<string | null>`case when octet_length(texte) < ${sql.lit(TOO_LONG_TO_BE_EMPTY)}
        then texte end`.as('texte'),
    ])
    .orderBy('id')
    .execute();
