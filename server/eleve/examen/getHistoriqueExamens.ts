import { ownAcces } from '../acces/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { pageDesFinis } from './examen.queries.ts';

/** Reading the history starts no access. */
export const getHistoriqueExamens: Handler<'getHistoriqueExamens'> = async (context) => {
  const { db, eleve, input, now } = context;
  const { page, ...acces } = input;
  await ownAcces(db, { ...acces, eleve_id: eleve.id, type: 'QT' }, now);
  return { examens: await pageDesFinis(db, acces.acces_user_id, page) };
};
