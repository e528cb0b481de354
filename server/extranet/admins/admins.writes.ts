import type { Db } from '../../socle/db/database.ts';
import { type Lettre, queueMail } from '../../socle/mail/mail.writes.ts';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { type Admin, endOtherSessions } from '../../socle/securite/session.ts';
import { type Compte, staff, superviseurs } from './admins.queries.ts';
import { removeCodes } from './codesSecours.ts';
import { forgetConnus } from './connus.ts';

/** Returns the new id, or undefined when the address is taken. `motDePasse` is hashed. */
export async function insertAdmin(
  trx: Db,
  admin: Pick<Admin, 'prenom' | 'nom' | 'email' | 'level'> &
    Partial<Pick<Admin, 'fonction' | 'plafond'>> & { motDePasse: string },
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

/** For who runs the server: earlier owners stay supervisors, and can then be removed. */
export async function replaceProprietaires(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('admin')
    .set({ fonction: null })
    .where('fonction', '=', 'proprietaire')
    .execute();
  await setAdmin(trx, id, { fonction: 'proprietaire' });
}

/** The oldest supervisor owns a school that nobody owns. Call it after the first and the last came or left. */
export async function keepProprietaire(trx: Db): Promise<void> {
  const rows = await superviseurs(trx)
    .select(['id', 'fonction'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const [oldest] = rows;
  if (!oldest || rows.some(({ fonction }) => fonction === 'proprietaire')) return;
  await setAdmin(trx, oldest.id, { fonction: 'proprietaire' });
}

export const setAdmin = (trx: Db, id: number, values: Partial<Compte>) =>
  trx.updateTable('admin').set(values).where('id', '=', id).execute();

/** Ends the account and returns it as it was, or undefined without one. */
export async function closeAdminRow(
  trx: Db,
  who: { id: number } | { email: string },
  now: Date,
): Promise<Compte | undefined> {
  const [column, value] = 'id' in who ? (['id', who.id] as const) : (['email', who.email] as const);
  const admin = await staff(trx)
    .selectAll()
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
  if (!admin) return undefined;
  const { id } = admin;
  await removeFacteur(trx, id);
  // The row keeps its name, because question versions and the journal refer to it.
  await setAdmin(trx, id, {
    email: `supprime-${id}@invalid`,
    motDePasse: UNUSABLE_PASSWORD,
    dateSuppression: now.toISOString(),
  });
  await endOtherSessions(trx, { admin_id: id }, undefined, 'ferme');
  return admin;
}

export const forgetPassword = (trx: Db, id: number) =>
  setAdmin(trx, id, { motDePasse: UNUSABLE_PASSWORD });

/** Also deletes the recovery codes. The caller holds the account's row lock. */
export async function removeFacteur(trx: Db, id: number): Promise<void> {
  await removeCodes(trx, id);
  await forgetConnus(trx, id);
  await setAdmin(trx, id, { totpSecret: null, dateFacteur: null, totpPas: null });
}

export const tell = (trx: Db, destinataire: string, lettre: Lettre, now: Date) =>
  queueMail(trx, { eleve_id: null, destinataire, lettre, demandeur: 'ecole' }, now);
