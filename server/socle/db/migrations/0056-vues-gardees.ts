import type { Schema } from '../schema.ts';

/** Uploads were all photos, and pictures in three dimensions all of content/. */
export async function vuesGardees({ add, addAdmin }: Schema): Promise<void> {
  await add('fichier', 'sorte', 'text', (column) => column.notNull().defaultTo('photo'));
  await addAdmin('vue');
}
