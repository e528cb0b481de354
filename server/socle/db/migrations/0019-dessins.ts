import type { Db } from '../database.ts';

/** Of a drawn picture what it says of itself, and the words that a chapter has for it. */
export async function dessins(db: Db): Promise<void> {
  for (const column of ['description', 'mots'])
    await db.schema.alterTable('dessin').addColumn(column, 'text').execute();
}
