import type { Db } from '../database.ts';

export async function pieces(db: Db): Promise<void> {
  await db.schema.alterTable('mail').addColumn('piece', 'text').execute();
}
