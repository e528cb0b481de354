import type { Handler } from '../../socle/http/mount.ts';
import { firstUnanswered } from '../tentatives/index.ts';
import { beginQuestionnaire } from './beginQuestionnaire.ts';
import { findSerieTentative, ownSerieAcces } from './series.queries.ts';

/** Takes up the open attempt where it was left, or makes one. */
export const addQuestionnaire: Handler<'addQuestionnaire'> = async (context) => {
  const { trx, eleve, input, now } = context;
  const acces = await ownSerieAcces(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const latest = await findSerieTentative(trx, input);
  const tentative =
    latest?.dateFin === null
      ? latest
      : await beginQuestionnaire(trx, { ...acces, eleve_id: eleve.id }, input.theme_id, {
          premier: !latest,
          now,
        });
  return { question_id: firstUnanswered(tentative), questionnaire_id: tentative.id };
};
