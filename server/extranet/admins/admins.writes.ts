import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { type Admin, endOtherSessions } from '../../socle/securite/session.ts';
import type { AdminTable } from './admins.tables.ts';
import { removeFacteur } from './facteurs.ts';

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

/** Ends an account of the staff, held, and gives it as it was; undefined when there is none. */
export async function closeAdminRow(
  trx: Db,
  who: { id: number } | { email: string },
  now: Date,
): Promise<Selectable<AdminTable> | undefined> {
  const [column, value] = 'id' in who ? (['id', who.id] as const) : (['email', who.email] as const);
  const admin = await trx
    .selectFrom('admin')
    .selectAll()
    .where(column, '=', value)
    .where('dateSuppression', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!admin) return undefined;
  const { id } = admin;
  await removeFacteur(trx, id);
  // The row stays with its name: versions of questions and the journal say who made them.
  await trx
    .updateTable('admin')
    .set({
      email: `supprime-${id}@invalid`,
      motDePasse: UNUSABLE_PASSWORD,
      dateSuppression: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
  await endOtherSessions(trx, { admin_id: id }, undefined, 'ferme');
  return admin;
}

/** Leaves somebody of the staff without a password. */
export async function forgetPassword(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('admin')
    .set({ motDePasse: UNUSABLE_PASSWORD })
    .where('id', '=', id)
    .execute();
}
