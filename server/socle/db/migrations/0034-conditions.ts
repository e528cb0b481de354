import { type Schema, texts } from '../schema.ts';

export async function conditions({ add, addTexts, table }: Schema): Promise<void> {
  await table('conditions')
    .addColumn('empreinte', 'text', (c) => c.primaryKey())
    .$call(texts('version', 'blocs', 'dateCreation'))
    .execute();
  await add('paiement', 'conditions', 'text', (c) => c.references('conditions.empreinte'));
  await addTexts('paiement', 'contenu');
}
