import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import type { QuestionVersionTable } from './questions.tables.ts';

/** Staff also see the right answer, the date and the author. */
export type VersionEntiere = Selectable<QuestionVersionTable>;

const versions = (db: Db) => db.selectFrom('questionVersion').selectAll('questionVersion');

export async function findVersionEntiere(
  db: Db,
  question_id: number,
): Promise<VersionEntiere | undefined> {
  return versions(db)
    .innerJoin('question', 'question.version_id', 'questionVersion.id')
    .where('question.id', '=', question_id)
    .where('question.dateSuppression', 'is', null)
    .executeTakeFirst();
}

/** Its form under the next code of the road, where that is another. */
export const findSuivante = (db: Db, question_id: number): Promise<VersionEntiere | undefined> =>
  versions(db)
    .innerJoin('question', 'question.suivante_id', 'questionVersion.id')
    .where('question.id', '=', question_id)
    .executeTakeFirst();

export const findEnsuite = async (db: Db, id: number) =>
  (await db.selectFrom('question').select('ensuite').where('id', '=', id).executeTakeFirst())
    ?.ensuite ?? null;

export async function findVersionOf(
  db: Db,
  question_id: number,
  version_id: number,
): Promise<VersionEntiere | undefined> {
  return versions(db)
    .where('questionVersion.question_id', '=', question_id)
    .where('questionVersion.id', '=', version_id)
    .executeTakeFirst();
}

/** One of the form under the next code, not of today's. */
export const isSuivante = ({ code }: Pick<VersionEntiere, 'code'>): boolean => code === 'CVP2027';

/** Lists one form, the newest first. */
export async function listVersions(
  db: Db,
  { question_id, code }: Pick<VersionEntiere, 'question_id' | 'code'>,
  most: number,
): Promise<VersionEntiere[]> {
  return versions(db)
    .where('questionVersion.question_id', '=', question_id)
    .where((row) =>
      isSuivante({ code })
        ? row('questionVersion.code', '=', code)
        : row.or([
            row('questionVersion.code', 'is', null),
            row('questionVersion.code', '<>', 'CVP2027'),
          ]),
    )
    .orderBy('questionVersion.id', 'desc')
    .limit(most)
    .execute();
}

export async function listVersionsEntieres(
  db: Db,
  question_ids: number[],
): Promise<VersionEntiere[]> {
  if (question_ids.length === 0) return [];
  const rows = await versions(db)
    .innerJoin('question', 'question.version_id', 'questionVersion.id')
    .where('question.id', 'in', question_ids)
    .where('question.dateSuppression', 'is', null)
    .execute();
  const parId = new Map(rows.map((row) => [row.question_id, row]));
  return question_ids.flatMap((id) => parId.get(id) ?? []);
}

export async function listQuestionsThere(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('question')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('dateSuppression', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function listLibelles(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select(['question.id', 'questionVersion.libelle'])
    .where('question.id', 'in', ids)
    .orderBy('question.id')
    .execute();
}

/** Locks them against deletion, and returns those that exist. */
export async function holdQuestions(trx: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('question')
    .select('id')
    .where('id', 'in', ids)
    .where('dateSuppression', 'is', null)
    .where('version_id', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Throws 422 when one is deleted. */
export async function holdEach(trx: Db, questions: number[]): Promise<void> {
  const there = await holdQuestions(trx, questions);
  const gone = questions.filter((id) => !there.has(id));
  if (gone.length === 0) return;
  throw champFaux(
    'listeQuestions',
    gone.length === 1
      ? `La question ${gone[0]} n’existe plus\u00a0: retirez-la de la liste.`
      : `Les questions ${gone.join(', ')} n’existent plus\u00a0: retirez-les de la liste.`,
  );
}
