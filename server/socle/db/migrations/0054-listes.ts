import { sql } from 'kysely';
import { type Schema, integers } from '../schema.ts';

/** Questions of series and chapters as rows with a rank, until now ids joined by `;` in one column. */
export async function listes(schema: Schema): Promise<void> {
  const { countChanges, db, idType, index, kind, revisionTable, run, table } = schema;
  for (const porteur of ['theme', 'chapitre'] as const) {
    const [name, owner] = [`${porteur}Question`, `${porteur}_id`];
    await table(name)
      .addColumn(owner, idType, (c) => c.notNull().references(`${porteur}.id`))
      .addColumn('question_id', idType, (c) => c.notNull().references('question.id'))
      .$call(integers('rang'))
      // The question comes first: its lists are looked for here; an owner's have their own index.
      .addPrimaryKeyConstraint(`${name}_pk`, ['question_id', owner])
      .execute();
    await index(name, [owner, 'rang', 'question_id']);
    // Ids of no question are left out, and of those that stand twice the later one.
    const piece =
      kind === 'sqlite'
        ? sql`json_each('["' || replace("listeQuestions", ';', '","') || '"]') as piece`
        : sql`unnest(string_to_array("listeQuestions", ';')) with ordinality as piece (value, key)`;
    await run`insert into ${sql.table(name)} (${sql.ref(owner)}, question_id, rang)
      select owner_id, question_id, row_number() over (partition by owner_id order by place) - 1
      from (
        select owner.id as owner_id, question.id as question_id, min(piece.key) as place
        from ${sql.table(porteur)} as owner cross join ${piece}
        join question on question.id = cast(nullif(piece.value, '') as integer)
        group by owner.id, question.id
      ) as each`;
    await db.schema.alterTable(porteur).dropColumn('listeQuestions').execute();
  }
  await revisionTable('programmeSerie');
  // Processes cache what products give by how often it has changed.
  await countChanges('programme', ['chapitreQuestion']);
  await countChanges('programmeSerie', ['accesTheme', 'theme', 'themeQuestion']);
}
