import { PERIODES } from '../../../regles/periodes.ts';
import type { Database } from '../db/database.ts';

const A_BATCH = 500;

/** Deletes in small batches, so that other writers wait less. */
export async function removeOldLignes(database: Database, now: Date): Promise<void> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - PERIODES.journal.annees);
  for (;;) {
    const oldest = await database.read
      .selectFrom('journal')
      .select('id')
      .where('dateCreation', '<', limit.toISOString())
      .orderBy('dateCreation')
      .limit(A_BATCH)
      .execute();
    if (oldest.length === 0) return;
    const ids = oldest.map(({ id }) => id);
    await database.write((trx) => trx.deleteFrom('journal').where('id', 'in', ids).execute());
  }
}
