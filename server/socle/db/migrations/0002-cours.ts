import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function cours(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, index, table, tableWithId } = schemaOf(db, kind);

  for (const column of ['code', 'valableDu', 'valableAu'] as const)
    await db.schema.alterTable('questionVersion').addColumn(column, 'text').execute();

  for (const name of ['module', 'chapitre'] as const) {
    const builder = tableWithId(name)
      .addColumn('reference', 'text', (c) => c.unique())
      .addColumn('empreinte', 'text')
      .addColumn('libelle', 'text', (c) => c.notNull())
      .addColumn('dateSuppression', 'text');
    await (
      name === 'module'
        ? builder
        : builder
            .addColumn('texte', 'text', (c) => c.notNull())
            .addColumn('listeQuestions', 'text', (c) => c.notNull())
    ).execute();
  }

  for (const [name, one, other] of [
    ['accesModule', 'acces', 'module'],
    ['moduleChapitre', 'module', 'chapitre'],
  ] as const) {
    await table(name)
      .addColumn(`${one}_id`, idType, (c) => c.notNull().references(`${one}.id`))
      .addColumn(`${other}_id`, idType, (c) => c.notNull().references(`${other}.id`))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${name}_pk`, [`${one}_id`, `${other}_id`] as never)
      .execute();
    await index(name, [`${other}_id`]);
  }

  await tableWithId('faq')
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('type', 'text', (c) => c.notNull().check(sql`type in ('QT', 'EL', 'EX')`))
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('reponse', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute();
}
