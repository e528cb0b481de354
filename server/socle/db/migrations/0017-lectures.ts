import { sql } from 'kysely';
import { type Schema, integers, texts, textsOrNull } from '../schema.ts';

export async function lectures({ idType, table }: Schema): Promise<void> {
  await table('lecture')
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .addColumn('chapitre_id', idType, (c) => c.notNull().references('chapitre.id'))
    .$call(integers('place'))
    .$call(texts('dateLecture'))
    .$call(textsOrNull('versions', 'reponses', 'dateTermine'))
    .addPrimaryKeyConstraint('lecture_pk', ['acces_user_id', 'chapitre_id'])
    .addCheckConstraint(
      'lecture_whole',
      sql`("dateTermine" is null) = (versions is null)
        and ("dateTermine" is null) = (reponses is null)`,
    )
    .execute();
  await table('coursTermine')
    .addColumn('acces_user_id', idType, (c) => c.primaryKey().references('accesUser.id'))
    .$call(texts('dateFin'))
    .execute();
}
