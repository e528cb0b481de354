import { listToutAccesUser } from '../acces/index.ts';
import type { Db } from '../../socle/db/database.ts';

export async function eraseExercices(trx: Db, eleve_id: number): Promise<void> {
  const acces = await listToutAccesUser(trx, eleve_id);
  const ids = acces.map(({ acces_user_id }) => acces_user_id);
  if (ids.length === 0) return;
  await trx.deleteFrom('tprResultat').where('acces_user_id', 'in', ids).execute();
  await trx.deleteFrom('tprSeance').where('acces_user_id', 'in', ids).execute();
}
