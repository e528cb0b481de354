import type { Db } from '../../socle/db/database.ts';

export const findRemiseByCode = (db: Db, code: string) =>
  db
    .selectFrom('remise')
    .selectAll()
    .where('code', '=', code)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();

/** A deleted discount counts too. */
export async function codeOfRemise(db: Db, id: number): Promise<string> {
  const { code } = await db
    .selectFrom('remise')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return code;
}

/** A deleted discount counts too. */
export const findLimites = (db: Db, id: number) =>
  db
    .selectFrom('remise')
    .select(['parEleve', 'most', 'nombre'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const findRemise = (db: Db, id: number) =>
  db
    .selectFrom('remise')
    .selectAll()
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();

export const remisesAvec = (db: Db) =>
  db
    .selectFrom('remise')
    .leftJoin('acces', 'acces.id', 'remise.acces_id')
    .leftJoin('admin', 'admin.id', 'remise.admin_id')
    .where('remise.dateSuppression', 'is', null);
