import type { Handler } from '../../socle/http/mount.ts';
import { answer, isTermine } from '../tentatives/index.ts';
import { ownExamen } from './examen.queries.ts';
import { MODE_EXAMEN } from './mode.ts';

/** The first answer is final, and no correction is sent before the end. */
export const addReponseExamen: Handler<'addReponseExamen'> = async (context) => {
  const { trx, input } = context;
  const found = await ownExamen(trx, context, { lock: true });
  const { tentative } = await answer(trx, MODE_EXAMEN, found, input, context);
  return { termine: isTermine(tentative) };
};
