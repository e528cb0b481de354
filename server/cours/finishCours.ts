import type { Db } from '../db/database.ts';

/** Keeps that a course was finished; the first time stands. The caller has seen that it is. */
export const finishCours = (trx: Db, acces_user_id: number, now: Date) =>
  trx
    .insertInto('coursTermine')
    .values({ acces_user_id, dateFin: now.toISOString() })
    .onConflict((conflict) => conflict.column('acces_user_id').doNothing())
    .execute();
