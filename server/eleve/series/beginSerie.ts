import type { calls } from '../../../contract/index.ts';
import { Refus, pasLeSien } from '../../socle/refus/refus.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { createQuestionnaire } from './createQuestionnaire.ts';
import { findTentative, ownSerieAcces } from './series.queries.ts';
import { firstUnanswered } from './tentative.ts';

/** Starts again after a finished attempt; asked twice, the second gets the attempt of the first. */
export const beginSerie: Handler<(typeof calls)['beginSerie']> = async (context) => {
  const { trx, eleve, input, now } = context;
  const acces = await ownSerieAcces(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const finie = await findTentative(trx, input);
  if (!finie) throw pasLeSien();
  if (!finie.isTermine) {
    throw new Refus(
      409,
      'Cette série est encore en cours\u00a0: reprends-la, ou arrête-la d’abord.',
    );
  }
  const { acces_user_id, theme_id } = input;
  const latest = await findTentative(trx, { acces_user_id, theme_id });
  const tentative =
    latest && !latest.isTermine
      ? latest
      : await createQuestionnaire(trx, { ...acces, eleve_id: eleve.id }, theme_id, {
          premier: false,
          now,
        });
  return { question_id: firstUnanswered(tentative), questionnaire_id: tentative.id };
};
