import type { Schema } from '../schema.ts';

export async function pieces({ addTexts }: Schema): Promise<void> {
  await addTexts('mail', 'piece');
}
