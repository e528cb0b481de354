import { type Schema, integers, texts, textsOrNull } from '../schema.ts';

export async function fichiers({ index, table }: Schema): Promise<void> {
  await table('fichier')
    .addColumn('cle', 'text', (c) => c.primaryKey())
    .addColumn('empreinte', 'text', (c) => c.unique())
    .$call(integers('largeur', 'hauteur', 'poids'))
    .$call(texts('dateCreation', 'dateControle'))
    .$call(textsOrNull('dateInutile'))
    .execute();
  await index('fichier', ['dateControle']);
  await index('questionVersion', ['libelleImage']);
}
