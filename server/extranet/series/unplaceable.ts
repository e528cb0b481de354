import type { Db } from '../../socle/db/database.ts';
import { listQuestionsPrises } from '../../eleve/cours/index.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import {
  findAccueil,
  listQuestionsAccueil,
  listThemesOfQuestions,
} from '../../eleve/series/index.ts';

/** The home page reveals its answers, so its questions appear nowhere else (docs/decisions/0022). */
export const listUnplaceable = async (db: Db, accueil: boolean, among?: number[]) =>
  accueil ? listQuestionsPrises(db, among) : new Set(await listQuestionsAccueil(db));

/** 422 when a question would be in both. The caller's row locks serialise concurrent placements. */
export async function refuseUnplaceable(trx: Db, ids: number[], accueil: boolean): Promise<void> {
  const outside = await listUnplaceable(trx, accueil, ids);
  const one = ids.find((id) => outside.has(id));
  if (one === undefined) return;
  throw champFaux(
    'listeQuestions',
    accueil
      ? `La question ${one} se trouve déjà ${await placeOf(trx, one)}\u00a0: la page d’accueil en dirait la bonne réponse à tout le monde.`
      : `La question ${one} est posée sur la page d’accueil, qui en dit la bonne réponse à tout le monde\u00a0: elle ne peut être dans aucune autre série.`,
  );
}

async function placeOf(db: Db, question_id: number): Promise<string> {
  const accueil = await findAccueil(db);
  const theme = (await listThemesOfQuestions(db, [question_id]))
    .get(question_id)!
    .find(({ id }) => id !== accueil?.id);
  return theme ? `dans la série «\u00a0${theme.libelle}\u00a0»` : 'dans un chapitre';
}
