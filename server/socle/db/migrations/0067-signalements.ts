import { type RawBuilder, sql } from 'kysely';
import { type Schema, integers } from '../schema.ts';

/** How to reach a learner or her parent, and what a list of learners is narrowed by. */
export async function signalements(schema: Schema): Promise<void> {
  const { addTexts, idType, index, kind, run, table } = schema;
  await addTexts('eleve', 'telephone', 'parentNom', 'parentTelephone', 'parentEmail', 'note');
  // There is no foreign key: the mark outlives a deleted learner.
  await table('signalement')
    .addColumn('eleve_id', idType, (c) => c.primaryKey())
    .addColumn('revision', kind === 'sqlite' ? 'integer' : 'bigint', (c) => c.notNull())
    .addColumn('vuLe', 'text')
    .$call(integers('aJuger'))
    .addColumn('pret', 'integer')
    .addColumn('bloque', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await run`insert into signalement (eleve_id, revision, "vuLe", "aJuger")
    select eleve.id, 0, max(vue.jour), max(vue.juger)
    from eleve join (
      select id as eleve_id, null as jour, 0 as juger from eleve
      union all
      select eleve_id, substr("dateVue", 1, 10), 0 from session
        where eleve_id is not null and "dateVue" is not null
      union all
      select "accesUser".eleve_id, substr(max(tentative."dateDebut"), 1, 10), 1
        from tentative join "accesUser" on "accesUser".id = tentative.acces_user_id
        group by "accesUser".eleve_id
      union all
      select "accesUser".eleve_id, substr(max(lecture."dateLecture"), 1, 10), 0
        from lecture join "accesUser" on "accesUser".id = lecture.acces_user_id
        group by "accesUser".eleve_id
    ) as vue on vue.eleve_id = eleve.id
    group by eleve.id`;
  await index('signalement', ['revision', 'eleve_id']);
  await run`create index "signalement_aJuger" on signalement (eleve_id) where "aJuger" > 0`;
  if (kind === 'postgres') await prepareOnPostgres(schema);
  const mark = markOf(schema);
  for (const event of ['insert', 'delete', `update of ${EN_LISTE}`])
    await mark('eleve', event, sql`(${rowOf(event)}.id)`);
  for (const event of ['insert', 'update', 'delete']) {
    await mark('accesUser', event, sql`(${rowOf(event)}.eleve_id)`);
    await mark('attestation', event, sql`(${rowOf(event)}.eleve_id)`);
    const owner = sql`select eleve_id from "accesUser" where id = ${rowOf(event)}.acces_user_id`;
    await mark('coursTermine', event, sql`(${owner})`);
  }
  await (kind === 'sqlite' ? noteOnSqlite(schema) : noteOnPostgres(schema));
}

const EN_LISTE = 'nom, prenom, email, newsletter, "contratSigne", "dateVerification"';

const rowOf = (event: string) => sql.raw(event === 'delete' ? 'old' : 'new');
const suffixOf = (event: string) => event.split(' ')[0]!;

/** The writer's own transaction: needs no lock, and grows. */
const XID = sql.raw('pg_current_xact_id()::text::bigint');
/** SQLite has one writer. */
const NEXT = sql.raw('(select coalesce(max(revision), 0) + 1 from signalement)');

/** Makes a trigger that marks the learner whom `who`, a value or a query, names. */
export const markOf =
  ({ kind, run }: Schema) =>
  async (table: string, event: string, who: RawBuilder<unknown>): Promise<void> => {
    const name = sql.ref(`signale_${table}_${suffixOf(event)}`);
    if (kind === 'sqlite')
      return run`create trigger ${name} after ${sql.raw(event)} on ${sql.table(table)}
        begin
          insert into signalement (eleve_id, revision, "aJuger")
            select * from (select ${who} as eleve_id, ${NEXT} as revision, 0) where eleve_id is not null
            on conflict (eleve_id) do update set revision = excluded.revision;
        end`;
    await run`create function ${name}() returns trigger language plpgsql as $$
      begin
        perform signale(${who});
        return null;
      end $$`;
    await run`create trigger ${name} after ${sql.raw(event)} on ${sql.table(table)}
      for each row execute function ${name}()`;
  };

const prepareOnPostgres = ({ run }: Schema) =>
  run`create function signale(qui integer) returns void language sql as $$
    insert into signalement (eleve_id, revision, "aJuger")
      select qui, ${XID}, 0 where qui is not null
      on conflict (eleve_id) do update set revision = excluded.revision
  $$`;

/** A session seen on another day, the end of an attempt, and what was judged. */
async function noteOnSqlite({ run }: Schema): Promise<void> {
  for (const event of ['insert', 'update of "dateVue"'])
    await run`create trigger ${sql.ref(`signale_session_${suffixOf(event)}`)}
      after ${sql.raw(event)} on session
      when new.eleve_id is not null and new."dateVue" is not null
      begin
        insert into signalement (eleve_id, revision, "vuLe", "aJuger")
          values (new.eleve_id, ${NEXT}, substr(new."dateVue", 1, 10), 0)
          on conflict (eleve_id) do update
            set "vuLe" = excluded."vuLe", revision = excluded.revision, "aJuger" = "aJuger" + 1
            where coalesce("vuLe", '') < excluded."vuLe";
      end`;
  await run`create trigger signale_tentative after update of "dateFin" on tentative
    when new."dateFin" is not null and old."dateFin" is null
    begin
      update signalement set "aJuger" = "aJuger" + 1
        where eleve_id = (select eleve_id from "accesUser" where id = new.acces_user_id);
    end`;
  await run`create trigger signale_jugement after update of pret, bloque on signalement
    when new.pret is not old.pret or new.bloque <> old.bloque
    begin
      update signalement set revision = ${NEXT} where eleve_id = new.eleve_id;
    end`;
}

async function noteOnPostgres({ run }: Schema): Promise<void> {
  await run`create function signale_session() returns trigger language plpgsql as $$
    begin
      insert into signalement (eleve_id, revision, "vuLe", "aJuger")
        values (new.eleve_id, ${XID}, substr(new."dateVue", 1, 10), 0)
        on conflict (eleve_id) do update
          set "vuLe" = excluded."vuLe", revision = excluded.revision,
            "aJuger" = signalement."aJuger" + 1
          where coalesce(signalement."vuLe", '') < excluded."vuLe";
      return null;
    end $$`;
  for (const event of ['insert', 'update of "dateVue"'])
    await run`create trigger ${sql.ref(`signale_session_${suffixOf(event)}`)}
      after ${sql.raw(event)} on session for each row
      when (new.eleve_id is not null and new."dateVue" is not null)
      execute function signale_session()`;
  await run`create function signale_tentative() returns trigger language plpgsql as $$
    begin
      update signalement set "aJuger" = "aJuger" + 1
        where eleve_id = (select eleve_id from "accesUser" where id = new.acces_user_id);
      return null;
    end $$`;
  await run`create trigger signale_tentative after update of "dateFin" on tentative
    for each row when (new."dateFin" is not null and old."dateFin" is null)
    execute function signale_tentative()`;
  await run`create function signale_jugement() returns trigger language plpgsql as $$
    begin
      new.revision := ${XID};
      return new;
    end $$`;
  await run`create trigger signale_jugement before update of pret, bloque on signalement
    for each row when (new.pret is distinct from old.pret or new.bloque <> old.bloque)
    execute function signale_jugement()`;
}
