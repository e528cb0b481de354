import { type Schema, texts, textsOrNull } from '../schema.ts';

/** Each filter reads the end of its own index, however long the journal is. */
export async function journal({ idType, index, tableWithId }: Schema): Promise<void> {
  await tableWithId('journal')
    .addColumn('admin_id', idType, (c) => c.notNull())
    .$call(texts('admin', 'dateCreation', 'appel', 'objet'))
    .addColumn('objet_id', idType)
    .$call(textsOrNull('avant', 'apres'))
    .execute();
  const end = ['dateCreation', 'id'];
  await index('journal', end);
  await index('journal', ['admin_id', ...end]);
  await index('journal', ['objet', ...end]);
  await index('journal', ['admin_id', 'objet', ...end]);
  await index('journal', ['objet', 'objet_id', ...end]);
}
