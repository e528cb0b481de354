import type { Db } from '../../socle/db/database.ts';
import { listChapitresOfQuestions } from '../../eleve/cours/index.ts';
import { listThemesOfQuestions } from '../../eleve/series/index.ts';

export async function utilisationsOf(db: Db, question_ids: number[]) {
  const [themes, chapitres] = await Promise.all([
    listThemesOfQuestions(db, question_ids),
    listChapitresOfQuestions(db, question_ids),
  ]);
  return new Map(
    question_ids.map((id) => [id, { themes: themes.get(id)!, chapitres: chapitres.get(id)! }]),
  );
}
