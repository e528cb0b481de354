import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function dizaines(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, index, tableWithId } = schemaOf(db, kind);
  await tableWithId('dizaine')
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .addColumn('cible', 'text', (c) => c.notNull())
    .addColumn('questions', 'text', (c) => c.notNull())
    .addColumn('versions', 'text', (c) => c.notNull())
    .addColumn('reponses', 'text', (c) => c.notNull())
    .addColumn('durees', 'text', (c) => c.notNull())
    .addColumn('dateDebut', 'text', (c) => c.notNull())
    .addColumn('dateFin', 'text')
    .execute();
  await index('dizaine', ['acces_user_id', 'id']);
  await db.schema
    .createIndex('dizaine_one_open')
    .unique()
    .on('dizaine')
    .columns(['acces_user_id', 'cible'])
    .where(sql<boolean>`"dateFin" is null`)
    .execute();
}
