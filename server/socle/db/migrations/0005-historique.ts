import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

/** The newest attempts of an access are the end of this index. */
export async function historique(db: Db, kind: Database['kind']): Promise<void> {
  const { index } = schemaOf(db, kind);
  await index('questionnaire', ['acces_user_id', 'id']);
}
