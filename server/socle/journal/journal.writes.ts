import type { Db } from '../db/database.ts';

export const holdLigne = (trx: Db, id: number) =>
  trx.selectFrom('journal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const takeBack = (trx: Db, id: number, now: Date) =>
  trx
    .updateTable('journal')
    .set({ dateAnnulation: now.toISOString(), jusquAu: null })
    .where('id', '=', id)
    .execute();
