import type { Db } from '../db/database.ts';

/** What was written to a learner, the newest first, without its text. */
export const listMails = (db: Db, eleve_id: number, most: number) =>
  db
    .selectFrom('mail')
    .select(['sujet', 'dateCreation', 'dateEnvoi'])
    .where('eleve_id', '=', eleve_id)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
