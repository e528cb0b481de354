import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

/** The newest attempts of an access are read from their end, however many there are. */
export async function historique(db: Db, kind: Database['kind']): Promise<void> {
  const { index } = schemaOf(db, kind);
  await index('questionnaire', ['acces_user_id', 'id']);
}
