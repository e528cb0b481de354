import { type Schema, integers, texts } from '../schema.ts';

export async function chapitres(schema: Schema): Promise<void> {
  const { addAdmin, addTexts, addZero, idType, index, tableWithId } = schema;
  for (const table of ['module', 'chapitre'] as const) {
    await addZero(table, 'revision');
    await addTexts(table, 'dateModification');
    await addAdmin(table);
  }
  await tableWithId('chapitreImage')
    .addColumn('chapitre_id', idType, (c) => c.notNull().references('chapitre.id'))
    .$call(texts('url'))
    .$call(integers('largeur', 'hauteur'))
    .$call(texts('dateCreation'))
    .execute();
  await index('chapitreImage', ['chapitre_id']);
  await index('chapitreImage', ['url']);
}
