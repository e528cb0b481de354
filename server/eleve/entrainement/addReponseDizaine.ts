import type { Handler } from '../../socle/http/mount.ts';
import { cleOf } from '../questions/index.ts';
import { findMemoire } from '../memoire/index.ts';
import { answer, feedbackOf, isTermine } from '../tentatives/index.ts';
import { ownDizaine } from './entrainement.queries.ts';
import { MODE_DIZAINE } from './mode.ts';
import { suiteOfSouvenir } from './savoir.ts';

export const addReponseDizaine: Handler<'addReponseDizaine'> = async (context) => {
  const { trx, eleve, env, input } = context;
  const found = await ownDizaine(trx, context, { lock: true });
  const { version, tentative, ...taken } = await answer(trx, MODE_DIZAINE, found, input, context);
  const memoire = taken.memoire ?? (await findMemoire(trx, eleve.id));
  return {
    termine: isTermine(tentative),
    ...feedbackOf(version, input.letter, env.APP_SECRET),
    suite: suiteOfSouvenir(memoire?.get(cleOf(version))),
  };
};
