import type { Database } from '../db/database.ts';

const A_BATCH = 500;

/** Ids grow with time, so only the oldest are read. */
export async function removeOldMails(database: Database, now: Date): Promise<void> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - 1);
  for (;;) {
    const oldest = await database.read
      .selectFrom('mail')
      .select(['id', 'dateCreation', 'prochainEssai'])
      .orderBy('id')
      .limit(A_BATCH)
      .execute();
    const done = oldest
      .filter((mail) => mail.prochainEssai === null && mail.dateCreation < limit.toISOString())
      .map((mail) => mail.id);
    if (done.length === 0) return;
    await database.write((trx) => trx.deleteFrom('mail').where('id', 'in', done).execute());
    if (done.length < A_BATCH) return;
  }
}
