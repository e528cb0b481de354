import { type Schema, texts } from '../schema.ts';

export async function site({ table }: Schema): Promise<void> {
  await table('fait')
    .addColumn('nom', 'text', (c) => c.primaryKey())
    .$call(texts('valeur'))
    .execute();
  await table('page')
    .addColumn('reference', 'text', (c) => c.primaryKey())
    .$call(texts('titre', 'texte'))
    .execute();
}
