import { type Schema, texts } from '../schema.ts';

export async function regard({ addTexts, idType, index, table }: Schema): Promise<void> {
  await table('regard')
    .addColumn('jeton', 'text', (c) => c.primaryKey())
    .addColumn('eleve_id', idType, (c) => c.notNull().references('eleve.id').onDelete('cascade'))
    .addColumn('session', 'text', (c) =>
      c.notNull().references('session.jeton').onDelete('cascade'),
    )
    .$call(texts('dateFin'))
    .execute();
  await index('regard', ['eleve_id']);
  await index('regard', ['session']);
  await addTexts('journal', 'dateAnnulation');
}
