import type { Db } from '../../socle/db/database.ts';

/** The row lock serializes writers: a revision includes all changes before it. */
export async function nextRevision(trx: Db): Promise<number> {
  const row = await trx
    .updateTable('banque')
    .set((banque) => ({ revision: banque('revision', '+', 1) }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return row.revision;
}
