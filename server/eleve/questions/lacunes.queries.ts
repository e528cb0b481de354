import type { Db } from '../../socle/db/database.ts';
import { listReperes } from './repertoire.queries.ts';

export async function countLacunes(db: Db) {
  const lacunes = { sansImage: 0, sansJustification: 0, sansArticle: 0 };
  for (const repere of await listReperes(db)) {
    if (!repere.avecImage) lacunes.sansImage++;
    if (!repere.avecJustification) lacunes.sansJustification++;
    if (!repere.idArticleLois) lacunes.sansArticle++;
  }
  return lacunes;
}

export const listChangements = (db: Db, last: number) =>
  db
    .selectFrom('questionVersion')
    .innerJoin('question', 'question.id', 'questionVersion.question_id')
    .select([
      'questionVersion.id as version_id',
      'questionVersion.question_id',
      'questionVersion.libelle',
      'questionVersion.admin_id',
      'questionVersion.dateCreation',
    ])
    .where('question.dateSuppression', 'is', null)
    .orderBy('questionVersion.id', 'desc')
    .limit(last)
    .execute();
