import { type Schema, texts } from '../schema.ts';

export async function memoire({ addTexts, idType, table }: Schema): Promise<void> {
  await table('memoire')
    .addColumn('eleve_id', idType, (c) => c.primaryKey().references('eleve.id'))
    .$call(texts('souvenirs'))
    .execute();
  await addTexts('questionnaire', 'durees');
}
