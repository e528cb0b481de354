import type { Schema } from '../schema.ts';

/** The newest attempts of an access are the end of this index. */
export async function historique({ index }: Schema): Promise<void> {
  await index('questionnaire', ['acces_user_id', 'id']);
}
