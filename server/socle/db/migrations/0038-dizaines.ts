import { type Schema, texts, textsOrNull } from '../schema.ts';

export async function dizaines({ idType, index, run, tableWithId }: Schema): Promise<void> {
  await tableWithId('dizaine')
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .$call(texts('cible', 'questions', 'versions', 'reponses', 'durees', 'dateDebut'))
    .$call(textsOrNull('dateFin'))
    .execute();
  await index('dizaine', ['acces_user_id', 'id']);
  await run`create unique index "dizaine_one_open" on "dizaine" ("acces_user_id", "cible")
    where "dateFin" is null`;
}
