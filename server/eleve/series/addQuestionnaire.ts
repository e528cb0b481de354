import type { Handler } from '../../socle/http/mount.ts';
import { openQuestionnaire } from './openQuestionnaire.ts';
import { ownSerieAcces } from './series.queries.ts';

export const addQuestionnaire: Handler<'addQuestionnaire'> = async (context) => {
  const { acces_id } = await ownSerieAcces(context.trx, context, { lock: true });
  return openQuestionnaire(context.trx, context, { ...context.input, acces_id });
};
