import type { Db } from '../../socle/db/database.ts';

/** By its code as it is kept; not one that was deleted. */
export const findRemiseByCode = (db: Db, code: string) =>
  db
    .selectFrom('remise')
    .selectAll()
    .where('code', '=', code)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();

/** The code of one, deleted or not. */
export async function codeOfRemise(db: Db, id: number): Promise<string> {
  const { code } = await db
    .selectFrom('remise')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return code;
}

/** How often one may be used in all and by one learner, and has been; deleted or not. */
export const findLimites = (db: Db, id: number) =>
  db
    .selectFrom('remise')
    .select(['parEleve', 'most', 'nombre'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** One that was not deleted. */
export const findRemise = (db: Db, id: number) =>
  db
    .selectFrom('remise')
    .selectAll()
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();

/** Those that were not deleted, with the product that they are for. */
export const remisesAvec = (db: Db) =>
  db
    .selectFrom('remise')
    .leftJoin('acces', 'acces.id', 'remise.acces_id')
    .leftJoin('admin', 'admin.id', 'remise.admin_id')
    .where('remise.dateSuppression', 'is', null);
