import { sql } from 'kysely';
import { type Schema, integers } from '../schema.ts';

export async function eleves(schema: Schema): Promise<void> {
  const { addTexts, idType, index, kind, revisionTable, table } = schema;
  await addTexts('accesUser', 'dateRetrait');

  await revisionTable('repertoire');
  // There is no foreign key: the mark outlives a deleted learner.
  await table('repere')
    .addColumn('eleve_id', idType, (c) => c.primaryKey())
    .$call(integers('revision'))
    .execute();
  await index('repere', ['revision', 'eleve_id']);
  await (kind === 'sqlite' ? markOnSqlite(schema) : markOnPostgres(schema));
}

const FOUND_BY = ['prenom', 'nom', 'email'];

async function markOnSqlite({ run }: Schema): Promise<void> {
  const changed = FOUND_BY.map((column) => `old.${column} is not new.${column}`).join(' or ');
  for (const [nom, event, row] of [
    ['trouve', 'insert on eleve', 'new'],
    ['perdu', 'delete on eleve', 'old'],
    ['renomme', `update of ${FOUND_BY.join(', ')} on eleve when ${changed}`, 'new'],
  ] as const)
    await run`create trigger ${sql.ref(`eleve_${nom}`)} after ${sql.raw(event)}
      begin
        update repertoire set revision = revision + 1;
        insert into repere (eleve_id, revision)
          values (${sql.raw(row)}.id, (select revision from repertoire))
          on conflict (eleve_id) do update set revision = excluded.revision;
      end`;
}

/** A statement trigger takes one revision for a thousand new learners. */
async function markOnPostgres({ run }: Schema): Promise<void> {
  const mark = (rows: string) => `
    if exists (select 1 from ${rows}) then
      update repertoire set revision = revision + 1 returning revision into courante;
      insert into repere (eleve_id, revision) select id, courante from ${rows}
        on conflict (eleve_id) do update set revision = excluded.revision;
    end if;`;
  const [before, after] = ['avant', 'apres'].map((side) =>
    FOUND_BY.map((column) => `${side}.${column}`).join(', '),
  );
  const renamed = `(select apres.id from apres join avant on avant.id = apres.id
    where (${after}) is distinct from (${before})) as renommes`;
  await run`create function reperes_eleves() returns trigger language plpgsql as ${sql.raw(`$$
    declare courante integer;
    begin
      if tg_op = 'INSERT' then ${mark('apres')}
      elsif tg_op = 'DELETE' then ${mark('avant')}
      else ${mark(renamed)}
      end if;
      return null;
    end $$`)}`;
  for (const [nom, event, tables] of [
    ['trouve', 'insert', 'new table as apres'],
    ['perdu', 'delete', 'old table as avant'],
    ['renomme', 'update', 'old table as avant new table as apres'],
  ] as const)
    await run`create trigger ${sql.ref(`eleve_${nom}`)} after ${sql.raw(event)} on eleve
      referencing ${sql.raw(tables)} for each statement execute function reperes_eleves()`;
}
