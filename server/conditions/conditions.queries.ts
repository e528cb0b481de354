import type { Db } from '../db/database.ts';

export const findConditions = (db: Db, empreinte: string) =>
  db.selectFrom('conditions').selectAll().where('empreinte', '=', empreinte).executeTakeFirst();

/** What a mail calls the conditions that go with it. */
export const pieceDesConditions = (empreinte: string): string => `conditions:${empreinte}`;
