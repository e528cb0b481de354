import { Refus, pasLeSien } from '../../socle/refus/refus.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { firstUnanswered } from '../tentatives/index.ts';
import { beginQuestionnaire } from './beginQuestionnaire.ts';
import { findSerieTentative, ownSerieAcces } from './series.queries.ts';

/** Starts again after a finished attempt; asked twice, the second gets the attempt of the first. */
export const beginSerie: Handler<'beginSerie'> = async (context) => {
  const { trx, eleve, input, now } = context;
  const acces = await ownSerieAcces(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const finie = await findSerieTentative(trx, input);
  if (!finie) throw pasLeSien();
  if (finie.dateFin === null) {
    throw new Refus(
      409,
      'Cette série est encore en cours\u00a0: reprends-la, ou arrête-la d’abord.',
    );
  }
  const { acces_user_id, theme_id } = input;
  const latest = await findSerieTentative(trx, { acces_user_id, theme_id });
  const tentative =
    latest?.dateFin === null
      ? latest
      : await beginQuestionnaire(trx, { ...acces, eleve_id: eleve.id }, theme_id, {
          premier: false,
          now,
        });
  return { question_id: firstUnanswered(tentative), questionnaire_id: tentative.id };
};
