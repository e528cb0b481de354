import type { Db } from '../../socle/db/database.ts';

export const findRemise = (db: Db, which: { id: number } | { code: string }) =>
  db
    .selectFrom('remise')
    .selectAll()
    .where((row) => row.and(which))
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();

/** Includes deleted discounts, since payments name them. */
export const wantRemiseThere = (db: Db, id: number) =>
  db.selectFrom('remise').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const selectRemises = (db: Db) =>
  db
    .selectFrom('remise')
    .leftJoin('acces', 'acces.id', 'remise.acces_id')
    .leftJoin('admin', 'admin.id', 'remise.admin_id')
    .where('remise.dateSuppression', 'is', null);
