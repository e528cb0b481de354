import { type Schema, integers, texts } from '../schema.ts';

/** A course of risk perception, and how hard its clips are: a release before knows of neither. */
export async function lecons({ table, add }: Schema): Promise<void> {
  await table('perceptionLecon')
    .addColumn('reference', 'text', (c) => c.primaryKey())
    .$call(texts('titre', 'texte', 'clips'))
    .$call(integers('position'))
    .execute();
  await add('clip', 'difficulte', 'integer', (c) => c.notNull().defaultTo(2));
}
