import type { Db } from '../database.ts';

/** A mail may take something with it: what that is, its own room knows. */
export async function pieces(db: Db): Promise<void> {
  await db.schema.alterTable('mail').addColumn('piece', 'text').execute();
}
