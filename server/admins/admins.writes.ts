import type { Db } from '../db/database.ts';
import type { Admin } from '../kernel/session.ts';

/** The new id; undefined when somebody has the address already. `motDePasse`: argon2id. */
export async function insertAdmin(
  trx: Db,
  admin: Omit<Admin, 'id' | 'dateFacteur'> & { motDePasse: string },
  now: Date,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('admin')
    .values({ ...admin, dateCreation: now.toISOString() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
