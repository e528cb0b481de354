import { pasLeSien } from '../../socle/refus/refus.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { answer, correctedOf, isTermine } from '../tentatives/index.ts';
import { SERIE } from './regles.ts';
import { findSerieTentative, ownSerieAcces } from './series.queries.ts';

/** The first answer to a question stands; the last one closes the attempt with it. */
export const addReponse: Handler<'addReponse'> = async (context) => {
  const { trx, eleve, input, now, env } = context;
  await ownSerieAcces(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const found = await findSerieTentative(trx, input);
  if (!found) throw pasLeSien();
  const qui = { eleve_id: eleve.id, now };
  const { version, tentative } = await answer(trx, SERIE, found, input, qui);
  return {
    termine: isTermine(tentative),
    ...correctedOf(version, input.letter, env.APP_SECRET),
  };
};
