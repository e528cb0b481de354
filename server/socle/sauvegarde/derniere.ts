import { type Where, openDatabase } from '../db/connect.ts';
import type { Db } from '../db/database.ts';

/** When the newest backup was made; null: never. */
export async function lastSauvegarde(db: Db): Promise<string | null> {
  const found = await db.selectFrom('sauvegarde').select('date').executeTakeFirst();
  return found?.date ?? null;
}

export async function noteSauvegarde(where: Where, now: Date): Promise<void> {
  const database = await openDatabase(where);
  try {
    await database.write(async (trx) => {
      await trx.deleteFrom('sauvegarde').execute();
      await trx.insertInto('sauvegarde').values({ date: now.toISOString() }).execute();
    });
  } finally {
    await database.close();
  }
}
