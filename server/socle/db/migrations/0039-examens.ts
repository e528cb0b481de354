import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function examens(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, index, tableWithId } = schemaOf(db, kind);
  await tableWithId('examen')
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .addColumn('questions', 'text', (c) => c.notNull())
    .addColumn('versions', 'text', (c) => c.notNull())
    .addColumn('reponses', 'text', (c) => c.notNull())
    .addColumn('durees', 'text', (c) => c.notNull())
    .addColumn('departs', 'text', (c) => c.notNull())
    .addColumn('passees', 'integer', (c) => c.notNull())
    .addColumn('chrono', 'integer', (c) => c.notNull())
    .addColumn('voix', 'integer', (c) => c.notNull())
    .addColumn('arret', 'integer', (c) => c.notNull())
    .addColumn('reussi', 'integer', (c) => c.notNull())
    .addColumn('score', 'integer')
    .addColumn('dateDebut', 'text', (c) => c.notNull())
    .addColumn('dateFin', 'text')
    .addCheckConstraint('examen_ended', sql`("dateFin" is null) = ("score" is null)`)
    .execute();
  await index('examen', ['acces_user_id', 'id']);
  await db.schema
    .createIndex('examen_one_open')
    .unique()
    .on('examen')
    .column('acces_user_id')
    .where(sql<boolean>`"dateFin" is null`)
    .execute();
}
