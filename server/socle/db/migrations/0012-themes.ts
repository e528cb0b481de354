import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function themes(db: Db, kind: Database['kind']): Promise<void> {
  const { idType } = schemaOf(db, kind);
  await db.schema
    .alterTable('theme')
    .addColumn('admin_id', idType, (c) => c.references('admin.id'))
    .execute();
  await db.schema.alterTable('theme').addColumn('dateModification', 'text').execute();
  await db.schema
    .createIndex('questionnaire_open')
    .on('questionnaire')
    .columns(['theme_id', 'id', 'acces_user_id'])
    .where(sql<boolean>`"isTermine" = 0`)
    .execute();
}
