import type { Schema } from '../schema.ts';

export async function banque(schema: Schema): Promise<void> {
  const { addAdmin, addTexts, addZero, index, revisionTable } = schema;
  await addAdmin('questionVersion');
  await addTexts('questionVersion', 'scene');

  await revisionTable('banque');
  await addZero('question', 'revision');
  await index('question', ['revision', 'id']);
}
