import { sql } from 'kysely';
import { type Schema, integers, integersOrNull, texts, textsOrNull } from '../schema.ts';

export async function examens({ idType, index, run, tableWithId }: Schema): Promise<void> {
  await tableWithId('examen')
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .$call(texts('questions', 'versions', 'reponses', 'durees', 'departs'))
    .$call(integers('passees', 'chrono', 'voix', 'arret', 'reussi'))
    .$call(integersOrNull('score'))
    .$call(texts('dateDebut'))
    .$call(textsOrNull('dateFin'))
    .addCheckConstraint('examen_ended', sql`("dateFin" is null) = ("score" is null)`)
    .execute();
  await index('examen', ['acces_user_id', 'id']);
  await run`create unique index "examen_one_open" on "examen" ("acces_user_id")
    where "dateFin" is null`;
}
