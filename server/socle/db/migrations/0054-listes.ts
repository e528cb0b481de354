import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

/** Questions of series and chapters as rows with a rank, until now ids joined by `;` in one column. */
export async function listes(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, index, table } = schemaOf(db, kind);
  for (const porteur of ['theme', 'chapitre'] as const) {
    const [name, owner] = [`${porteur}Question`, `${porteur}_id`];
    await table(name)
      .addColumn(owner, idType, (c) => c.notNull().references(`${porteur}.id`))
      .addColumn('question_id', idType, (c) => c.notNull().references('question.id'))
      .addColumn('rang', 'integer', (c) => c.notNull())
      // By question first: the lists of one are looked for, and those of an owner have their own index.
      .addPrimaryKeyConstraint(`${name}_pk`, ['question_id', owner] as never)
      .execute();
    await index(name, [owner, 'rang', 'question_id']);
    // Ids of no question are left out, and of those that stand twice the later one.
    const piece =
      kind === 'sqlite'
        ? sql`json_each('["' || replace("listeQuestions", ';', '","') || '"]') as piece`
        : sql`unnest(string_to_array("listeQuestions", ';')) with ordinality as piece (value, key)`;
    await sql`insert into ${sql.table(name)} (${sql.ref(owner)}, question_id, rang)
      select owner_id, question_id, row_number() over (partition by owner_id order by place) - 1
      from (
        select owner.id as owner_id, question.id as question_id, min(piece.key) as place
        from ${sql.table(porteur)} as owner cross join ${piece}
        join question on question.id = cast(nullif(piece.value, '') as integer)
        group by owner.id, question.id
      ) as each`.execute(db);
    await db.schema.alterTable(porteur).dropColumn('listeQuestions').execute();
  }
  await table('programmeSerie')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute();
  await sql`insert into ${sql.table('programmeSerie')} (revision) values (0)`.execute(db);
  await count(db, kind, 'programme', ['chapitreQuestion']);
  await count(db, kind, 'programmeSerie', ['accesTheme', 'theme', 'themeQuestion']);
}

/** Processes cache what products give by how often it has changed (see 0035). */
async function count(db: Db, kind: Database['kind'], counter: string, tables: string[]) {
  const events = ['insert', 'update', 'delete'];
  const add = sql`update ${sql.table(counter)} set revision = revision + 1`;
  const change = sql.ref(`${counter}_change`);
  if (kind === 'postgres')
    await sql`create or replace function ${change}() returns trigger language plpgsql as ${sql.raw('$$')}
      begin
        ${add};
        return null;
      end ${sql.raw('$$')}`.execute(db);
  for (const table of tables)
    if (kind === 'postgres')
      await sql`create trigger ${change} after insert or update or delete on ${sql.table(table)}
        for each statement execute function ${change}()`.execute(db);
    else
      for (const event of events)
        await sql`create trigger ${sql.ref(`${counter}_${table}_${event}`)}
          after ${sql.raw(event)} on ${sql.table(table)}
          begin
            ${add};
          end`.execute(db);
}
