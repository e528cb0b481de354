import type { Db } from '../../socle/db/database.ts';

export const findConditions = (db: Db, empreinte: string) =>
  db.selectFrom('conditions').selectAll().where('empreinte', '=', empreinte).executeTakeFirst();
