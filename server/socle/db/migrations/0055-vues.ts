import { type Schema, texts } from '../schema.ts';

/** Pictures in three dimensions of what drawings show. */
export async function vues({ table }: Schema): Promise<void> {
  await table('vue')
    .addColumn('libelleImage', 'text', (column) => column.primaryKey())
    .$call(texts('cle', 'annotations', 'prise'))
    .execute();
}
