import type { Db } from '../../socle/db/database.ts';

/** Those that staff have judged and not taken back. */
export const listConstatsRegles = (db: Db) =>
  db
    .selectFrom('constatRegle')
    .select(['id', 'version_id', 'theme_id', 'constat', 'empreinte', 'admin_id', 'dateCreation'])
    .where('dateRetrait', 'is', null)
    .orderBy('id')
    .execute();

/** Locks it; undefined: unknown. */
export const holdConstatRegle = (trx: Db, id: number) =>
  trx.selectFrom('constatRegle').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
