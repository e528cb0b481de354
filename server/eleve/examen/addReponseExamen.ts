import type { Handler } from '../../socle/http/mount.ts';
import { answer, isTermine, ownAccesQT } from '../tentatives/index.ts';
import { findExamen } from './examen.queries.ts';
import { EXAMEN } from './regles.ts';

/** The first answer stands, and nothing is told before the end. */
export const addReponseExamen: Handler<'addReponseExamen'> = async (context) => {
  const { trx, eleve, input, now } = context;
  await ownAccesQT(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const found = await findExamen(trx, input.acces_user_id, input.examen_id);
  const { tentative } = await answer(trx, EXAMEN, found, input, { eleve_id: eleve.id, now });
  return { termine: isTermine(tentative) };
};
