import type { Db } from '../db/database.ts';

/** A line, held until the transaction ends. */
export const holdLigne = (trx: Db, id: number) =>
  trx.selectFrom('journal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What the line tells was taken back by who had done it. */
export const takeBack = (trx: Db, id: number, now: Date) =>
  trx
    .updateTable('journal')
    .set({ dateAnnulation: now.toISOString() })
    .where('id', '=', id)
    .execute();
