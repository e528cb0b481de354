import { listAccesUser } from '../acces/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { listExercices } from './tpr.queries.ts';

export const getExercices: Handler<'getExercices'> = async ({ db, eleve, now }) => {
  const acces = await listAccesUser(db, eleve.id, now);
  const ids = acces.filter(({ type }) => type === 'EX').map((each) => each.acces_user_id);
  return { acces: await listExercices(db, ids) };
};
