import { type Schema, integers, textsOrNull, texts } from '../schema.ts';

/** Counts of first answers by version and level, and of first attempts by series (record 151). */
export async function statistiques(schema: Schema): Promise<void> {
  const { addTexts, idType, index, revisionTable, run, table, tableWithId } = schema;
  await addTexts('tentative', 'premieres');
  // A queue: ended attempts that are not counted yet.
  await run`create index tentative_a_compter on tentative (id)
    where "dateFin" is not null and premieres is null`;
  await table('decompte')
    .addColumn('version_id', idType, (c) => c.notNull().references('questionVersion.id'))
    .$call(integers('niveau', 'a', 'b', 'c', 'd', 'mesurees'))
    .addColumn('millis', 'bigint', (c) => c.notNull())
    .$call(integers('vites'))
    .addPrimaryKeyConstraint('decompte_key', ['version_id', 'niveau'])
    .execute();
  await table('decompteSerie')
    .addColumn('theme_id', idType, (c) => c.primaryKey().references('theme.id'))
    .$call(integers('finies', 'reussies'))
    .addColumn('points', 'bigint', (c) => c.notNull())
    .addColumn('carres', 'bigint', (c) => c.notNull())
    .execute();
  await table('bilan')
    .addColumn('version_id', idType, (c) => c.primaryKey().references('questionVersion.id'))
    .addColumn('question_id', idType, (c) => c.notNull().references('question.id'))
    .$call(integers('faits', 'vus', 'revision'))
    .$call(textsOrNull('chiffres'))
    .execute();
  await index('bilan', ['revision', 'version_id']);
  await run`create index bilan_a_refaire on bilan (version_id) where faits <> vus`;
  await revisionTable('depouillement');
  await tableWithId('constatRegle')
    .addColumn('version_id', idType, (c) => c.references('questionVersion.id'))
    .addColumn('theme_id', idType, (c) => c.references('theme.id'))
    .$call(texts('constat', 'dateCreation'))
    .$call(textsOrNull('empreinte', 'dateRetrait'))
    .addColumn('admin_id', idType, (c) => c.notNull().references('admin.id'))
    .execute();
  await run`create unique index "constatRegle_une" on "constatRegle"
    (constat, coalesce(version_id, 0), coalesce(theme_id, 0), coalesce(empreinte, ''))
    where "dateRetrait" is null`;
}
