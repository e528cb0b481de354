import type { Db } from '../database.ts';

/** Sessions of staff that were begun for thirty days whatever happens: their owners log in again. */
export async function session(db: Db): Promise<void> {
  await db.deleteFrom('session').where('admin_id', 'is not', null).execute();
}
