import { unsealTotp } from './totp.ts';
import type { Essai } from '../../socle/securite/sceau.ts';
import type { Db } from '../../socle/db/database.ts';

/** The staff of today, by name. */
export const listAdmins = (db: Db) =>
  db
    .selectFrom('admin')
    .select(['id', 'prenom', 'nom'])
    .where('dateSuppression', 'is', null)
    .orderBy('nom')
    .orderBy('prenom')
    .execute();

/** First and last names of members of staff, by id; also of those who are there no more. */
export async function namesOfAdmins(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('admin')
    .select(['id', 'prenom', 'nom'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, prenom, nom }) => [id, `${prenom} ${nom}`]));
}

/** Whether anybody can look after the staff. */
export async function hasSuperviseur(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('admin')
    .select('id')
    .where('level', '=', 10)
    .where('dateSuppression', 'is', null)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Somebody of today, with what is secret: for this room alone. */
export const findAdmin = (db: Db, id: number) =>
  db
    .selectFrom('admin')
    .selectAll()
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();

/** The staff of today but those of these addresses, with their hashed passwords. */
export const listStaffToCheck = (db: Db, without: string[]) =>
  db
    .selectFrom('admin')
    .select(['id', 'prenom', 'nom', 'email', 'level', 'motDePasse'])
    .where('dateSuppression', 'is', null)
    .where('email', 'not in', without)
    .orderBy('id')
    .execute();

/** Whether the newest second factor opens; undefined: there is none. */
export const opensFacteur: Essai = async (db, env) => {
  const row = await db
    .selectFrom('admin')
    .select(['id', 'totpSecret'])
    .where('totpSecret', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && unsealTotp(env, row.id, row.totpSecret!) !== undefined;
};
