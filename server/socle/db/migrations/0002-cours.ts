import { sql } from 'kysely';
import { type Schema, integers, texts, textsOrNull } from '../schema.ts';

export async function cours(schema: Schema): Promise<void> {
  const { addTexts, idType, index, table, tableWithId } = schema;
  await addTexts('questionVersion', 'code', 'valableDu', 'valableAu');

  for (const name of ['module', 'chapitre'] as const) {
    const builder = tableWithId(name)
      .addColumn('reference', 'text', (c) => c.unique())
      .$call(textsOrNull('empreinte'))
      .$call(texts('libelle'))
      .$call(textsOrNull('dateSuppression'));
    await (name === 'module' ? builder : builder.$call(texts('texte', 'listeQuestions'))).execute();
  }

  for (const [name, one, other] of [
    ['accesModule', 'acces', 'module'],
    ['moduleChapitre', 'module', 'chapitre'],
  ] as const) {
    await table(name)
      .addColumn(`${one}_id`, idType, (c) => c.notNull().references(`${one}.id`))
      .addColumn(`${other}_id`, idType, (c) => c.notNull().references(`${other}.id`))
      .$call(integers('position'))
      .addPrimaryKeyConstraint(`${name}_pk`, [`${one}_id`, `${other}_id`])
      .execute();
    await index(name, [`${other}_id`]);
  }

  await tableWithId('faq')
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('type', 'text', (c) => c.notNull().check(sql`type in ('QT', 'EL', 'EX')`))
    .$call(texts('question', 'reponse'))
    .$call(integers('position'))
    .execute();
}
