import { conflict } from '../../socle/refus/refus.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { openQuestionnaire } from './openQuestionnaire.ts';
import { holdSerie } from './series.queries.ts';

/** Idempotent: a second call returns the attempt of the first. */
export const beginSerie: Handler<'beginSerie'> = async (context) => {
  const { trx, input } = context;
  const { acces_id, tentative } = await holdSerie(trx, context);
  if (tentative.dateFin === null)
    throw conflict('Cette série est encore en cours\u00a0: reprends-la, ou arrête-la d’abord.');
  return openQuestionnaire(trx, context, { ...input, acces_id });
};
