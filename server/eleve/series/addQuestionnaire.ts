import type { calls } from '../../../contract/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { createQuestionnaire } from './createQuestionnaire.ts';
import { findTentative, ownSerieAcces } from './series.queries.ts';
import { firstUnanswered } from './tentative.ts';

/** Takes up the open attempt where it was left, or makes one. */
export const addQuestionnaire: Handler<(typeof calls)['addQuestionnaire']> = async (context) => {
  const { trx, eleve, input, now } = context;
  const acces = await ownSerieAcces(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const latest = await findTentative(trx, input);
  const tentative =
    latest && !latest.isTermine
      ? latest
      : await createQuestionnaire(trx, { ...acces, eleve_id: eleve.id }, input.theme_id, {
          premier: !latest,
          now,
        });
  return { question_id: firstUnanswered(tentative), questionnaire_id: tentative.id };
};
