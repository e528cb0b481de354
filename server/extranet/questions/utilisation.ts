import type { Db } from '../../socle/db/database.ts';
import { listChapitresOfQuestions } from '../../eleve/cours/index.ts';
import { listThemesOfQuestions } from '../../eleve/series/index.ts';

/** In which series and chapters each of a few questions stands. */
export async function utilisationsOf(db: Db, question_ids: number[]) {
  const [themes, chapitres] = await Promise.all([
    listThemesOfQuestions(db, question_ids),
    listChapitresOfQuestions(db, question_ids),
  ]);
  const parQuestion = (rows: typeof themes) => Map.groupBy(rows, ({ question_id }) => question_id);
  const [enSerie, auCours] = [parQuestion(themes), parQuestion(chapitres)];
  const porteurs = (rows: typeof themes = []) =>
    rows.map(({ id, libelle, nombre }) => ({ id, libelle, nombre }));
  return new Map(
    question_ids.map((id) => [
      id,
      { themes: porteurs(enSerie.get(id)), chapitres: porteurs(auCours.get(id)) },
    ]),
  );
}
