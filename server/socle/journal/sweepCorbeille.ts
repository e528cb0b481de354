import type { Database } from '../db/database.ts';

/** After that a deletion stands: its line stays in the journal, without « Rétablir ». */
export async function sweepCorbeille(database: Database, now: Date): Promise<void> {
  await database.write((trx) =>
    trx
      .updateTable('journal')
      .set({ jusquAu: null })
      .where('jusquAu', '<=', now.toISOString())
      .execute(),
  );
}
