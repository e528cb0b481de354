import type { Db } from '../db/database.ts';
import type { Raison } from './securite.tables.ts';
import { rememberEnd } from './session.ts';

const MOST = 100;

export const listSessions = (db: Db, eleve_id: number) =>
  db
    .selectFrom('session')
    .select(['jeton', 'appareil', 'dateCreation', 'dateVue', 'dateFin'])
    .where('eleve_id', '=', eleve_id)
    .orderBy('dateCreation', 'desc')
    .orderBy('jeton')
    .limit(MOST)
    .execute();

export async function removeSession(
  trx: Db,
  eleve_id: number,
  jeton: string,
  raison: Raison,
): Promise<void> {
  const ended = await trx
    .deleteFrom('session')
    .where('eleve_id', '=', eleve_id)
    .where('jeton', '=', jeton)
    .returning(['jeton', 'dateFin'])
    .execute();
  await rememberEnd(trx, ended, raison);
}
