import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';

/** Reads all chapters: not for each request. */
export async function listQuestionsOfChapitres(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('chapitre')
    .select('listeQuestions')
    .where('dateSuppression', 'is', null)
    .execute();
  return rows.flatMap(({ listeQuestions }) => idsOf(listeQuestions));
}

/** Reads all chapters, without texts: for the staff. */
export async function listChapitres(db: Db) {
  return db
    .selectFrom('chapitre')
    .select(['id', 'libelle', 'listeQuestions'])
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
