import { ownAcces } from '../acces/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { pageDesFinis } from './examen.queries.ts';

/** Reading the history starts no access. */
export const getHistoriqueExamens: Handler<'getHistoriqueExamens'> = async ({
  db,
  eleve,
  input,
  now,
}) => {
  const { acces_id, acces_user_id, page } = input;
  const voulu = { acces_id, acces_user_id, eleve_id: eleve.id, type: 'QT' } as const;
  await ownAcces(db, voulu, now);
  return { examens: await pageDesFinis(db, acces_user_id, page) };
};
