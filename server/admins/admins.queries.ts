import type { Db } from '../db/database.ts';

/** The staff by name. */
export const listAdmins = (db: Db) =>
  db.selectFrom('admin').select(['id', 'prenom', 'nom']).orderBy('nom').orderBy('prenom').execute();
/** First and last names of members of staff, by id. */
export async function namesOfAdmins(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('admin')
    .select(['id', 'prenom', 'nom'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, prenom, nom }) => [id, `${prenom} ${nom}`]));
}
