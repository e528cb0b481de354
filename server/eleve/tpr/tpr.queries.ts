import { isTestReussi } from '../../../regles/perception.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { listToutAccesUser } from '../acces/index.ts';
import { countRows } from '../../socle/db/countRows.ts';
import type { Db } from '../../socle/db/database.ts';

/** Each access shows so many; a day of training makes a dozen. */
const SHOWN = 5;

export const listExercices = (db: Db, acces_user_ids: number[]) =>
  Promise.all(
    acces_user_ids.map(async (acces_user_id) => ({
      acces_user_id,
      exercices: await exercicesOf(db, [acces_user_id], SHOWN),
    })),
  );

export async function exercicesOf(db: Db, acces_user_ids: number[], most: number) {
  if (acces_user_ids.length === 0) return [];
  const rows = await db
    .selectFrom('tprResultat')
    .select(['id', 'acces_user_id', 'exercice', 'points', 'sur', 'dateFin'])
    .where('acces_user_id', 'in', acces_user_ids)
    .orderBy('dateFin', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, reussi: flagOf(isTestReussi(row)) }));
}

export async function seancesOf(db: Db, acces_user_ids: number[], most: number) {
  if (acces_user_ids.length === 0) return [];
  return db
    .selectFrom('tprSeance')
    .select(['acces_user_id', 'dateOuverture'])
    .where('acces_user_id', 'in', acces_user_ids)
    .orderBy('dateOuverture', 'desc')
    .limit(most)
    .execute();
}

export const findSeance = (db: Db, reference: string) =>
  db
    .selectFrom('tprSeance')
    .select(['reference', 'acces_user_id', 'dateOuverture'])
    .where('reference', '=', reference)
    .executeTakeFirst();

interface Depuis {
  acces_user_id: number;
  depuis: string;
}

export const countExercices = (db: Db, { acces_user_id, depuis }: Depuis) =>
  countRows(
    db
      .selectFrom('tprResultat')
      .where('acces_user_id', '=', acces_user_id)
      .where('dateFin', '>=', depuis),
  );

export async function eraseExercices(trx: Db, eleve_id: number): Promise<void> {
  const acces = await listToutAccesUser(trx, eleve_id);
  const ids = acces.map(({ acces_user_id }) => acces_user_id);
  if (ids.length === 0) return;
  await trx.deleteFrom('tprResultat').where('acces_user_id', 'in', ids).execute();
  await trx.deleteFrom('tprSeance').where('acces_user_id', 'in', ids).execute();
}
