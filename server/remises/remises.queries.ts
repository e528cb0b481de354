import type { Db } from '../db/database.ts';

export { INCONNU, type Remise, moinsOf, refusOf } from './regles.ts';

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

/** How often one learner may use one, deleted or not. */
export async function parEleveOf(db: Db, id: number): Promise<number> {
  const { parEleve } = await db
    .selectFrom('remise')
    .select('parEleve')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return parEleve;
}

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
