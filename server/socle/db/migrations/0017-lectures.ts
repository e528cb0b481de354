import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function lectures(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, table } = schemaOf(db, kind);
  await table('lecture')
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .addColumn('chapitre_id', idType, (c) => c.notNull().references('chapitre.id'))
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('dateLecture', 'text', (c) => c.notNull())
    .addColumn('versions', 'text')
    .addColumn('reponses', 'text')
    .addColumn('dateTermine', 'text')
    .addPrimaryKeyConstraint('lecture_pk', ['acces_user_id', 'chapitre_id'] as never)
    .addCheckConstraint(
      'lecture_whole',
      sql`("dateTermine" is null) = (versions is null)
        and ("dateTermine" is null) = (reponses is null)`,
    )
    .execute();
  await table('coursTermine')
    .addColumn('acces_user_id', idType, (c) => c.primaryKey().references('accesUser.id'))
    .addColumn('dateFin', 'text', (c) => c.notNull())
    .execute();
}
