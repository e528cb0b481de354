import type { Db } from '../../socle/db/database.ts';

/**
 * Whoever adds, changes or deletes a question writes this number on it. One transaction after the
 * other takes one: whoever reads a revision has all those before it.
 */
export async function nextRevision(trx: Db): Promise<number> {
  const row = await trx
    .updateTable('banque')
    .set((banque) => ({ revision: banque('revision', '+', 1) }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return row.revision;
}
