import { flagOf } from '../../socle/http/flagOf.ts';
import type { Letter } from '../../../contract/fields.ts';
import type { calls } from '../../../contract/index.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { Refus, pasLeSien } from '../../socle/refus/refus.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { correctionOf, hasReponse, type QuestionVersion } from '../questions/index.ts';
import { findTentative, ownSerieAcces, versionAt } from './series.queries.ts';
import { finishQuestionnaire } from './finishQuestionnaire.ts';
import { isComplete, reponseAt, withDuree, withReponse } from './tentative.ts';

/** The first answer to a question stands; the last one closes the attempt with it. */
export const addReponse: Handler<(typeof calls)['addReponse']> = async (context) => {
  const { trx, eleve, input, now, env } = context;
  const secret = env.APP_SECRET;
  await ownSerieAcces(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const tentative = await findTentative(trx, input);
  const key = tentative ? idsOf(tentative.questions).indexOf(input.question) : -1;
  if (!tentative || key === -1) throw pasLeSien();
  if (key !== input.questionKey) throw refuse('questionKey', 'Cette question a une autre place.');
  const version = await versionAt(trx, tentative, key);
  if (!hasReponse(version, input.letter)) {
    throw refuse('letter', 'Cette question n’a pas de réponse de cette lettre.');
  }

  const standing = reponseAt(tentative, key);
  if (standing === input.letter) return told(version, standing, tentative.isTermine, secret);
  if (standing) throw new Refus(409, 'Tu as déjà donné une autre réponse à cette question.');
  if (tentative.isTermine) throw new Refus(409, 'Cette série est terminée.');

  const reponses = withReponse(tentative, key, input.letter);
  const durees = withDuree(tentative, key, input.duree);
  if (isComplete(reponses)) {
    await finishQuestionnaire(trx, eleve.id, { ...tentative, reponses, durees }, now);
    return told(version, input.letter, 1, secret);
  }
  await trx
    .updateTable('questionnaire')
    .set({ reponses, durees })
    .where('id', '=', tentative.id)
    .execute();
  return told(version, input.letter, 0, secret);
};

const refuse = (field: string, message: string) =>
  new Refus(422, message, { errors: { [field]: [message] } });

function told(version: QuestionVersion, reponse: Letter, termine: 0 | 1, secret: string) {
  const { correcte } = version;
  return {
    termine,
    reponse,
    bonne: correcte,
    juste: flagOf(reponse === correcte),
    correction: correctionOf(version, secret),
  };
}
