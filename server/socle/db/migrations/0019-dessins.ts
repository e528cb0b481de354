import type { Db } from '../database.ts';

export async function dessins(db: Db): Promise<void> {
  for (const column of ['description', 'mots'])
    await db.schema.alterTable('dessin').addColumn(column, 'text').execute();
}
