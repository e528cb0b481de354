import type { Schema } from '../schema.ts';

export async function dessins({ addTexts }: Schema): Promise<void> {
  await addTexts('dessin', 'description', 'mots');
}
