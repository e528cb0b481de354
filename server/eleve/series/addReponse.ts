import type { Handler } from '../../socle/http/mount.ts';
import { answer, feedbackOf, isTermine } from '../tentatives/index.ts';
import { MODE_SERIE } from './mode.ts';
import { holdSerie } from './series.queries.ts';

/** The first answer to a question is final; the last one ends the attempt. */
export const addReponse: Handler<'addReponse'> = async (context) => {
  const { trx, input, env } = context;
  const { tentative: found } = await holdSerie(trx, context);
  const { version, tentative } = await answer(trx, MODE_SERIE, found, input, context);
  return {
    termine: isTermine(tentative),
    ...feedbackOf(version, input.letter, env.APP_SECRET),
  };
};
