import type { Handler } from '../../socle/http/mount.ts';
import { findMemoire } from '../memoire/index.ts';
import { answer, correctedOf, isTermine, ownAccesQT } from '../tentatives/index.ts';
import { findDizaine } from './entrainement.queries.ts';
import { DIZAINE } from './regles.ts';
import { suiteOf } from './suite.ts';

export const addReponseDizaine: Handler<'addReponseDizaine'> = async (context) => {
  const { trx, eleve, env, input, now } = context;
  await ownAccesQT(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const found = await findDizaine(trx, input.acces_user_id, input.dizaine_id);
  const qui = { eleve_id: eleve.id, now };
  const { version, tentative, ...taken } = await answer(trx, DIZAINE, found, input, qui);
  const memoire = taken.memoire ?? (await findMemoire(trx, eleve.id));
  return {
    termine: isTermine(tentative),
    ...correctedOf(version, input.letter, env.APP_SECRET),
    suite: suiteOf(memoire?.get(version.question_id)),
  };
};
