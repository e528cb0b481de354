import { type AlterTableColumnAlteringBuilder, type CreateTableBuilder, sql } from 'kysely';
import type { Database, Db } from './database.ts';

type Table = CreateTableBuilder<string, string>;
type Type = 'text' | 'integer' | 'int4' | 'bigint';
type Build = Parameters<AlterTableColumnAlteringBuilder['addColumn']>[2];

/** Adds columns of one kind, in this order: `.$call(texts('prenom', 'nom'))`. */
const columns =
  (type: 'text' | 'integer', build: Build = (column) => column) =>
  (...names: string[]) =>
  (table: Table): Table =>
    names.reduce((wider, name) => wider.addColumn(name, type, build), table);

export const texts = columns('text', (column) => column.notNull());
export const textsOrNull = columns('text');
export const integers = columns('integer', (column) => column.notNull());
export const integersOrNull = columns('integer');

export const runOn =
  (db: Db) =>
  async (parts: TemplateStringsArray, ...values: unknown[]): Promise<void> =>
    void (await sql(parts, ...values).execute(db));

export type Schema = ReturnType<typeof schemaOf>;

/** Hides the differences between the two databases from migrations. */
export function schemaOf(db: Db, kind: Database['kind']) {
  const idType: Type = kind === 'sqlite' ? 'integer' : 'int4';
  const run = runOn(db);
  const table = (name: string): Table => db.schema.createTable(name);
  const add = (name: string, column: string, type: Type, build?: Build): Promise<void> =>
    db.schema.alterTable(name).addColumn(column, type, build).execute();
  return {
    db,
    kind,
    idType,
    run,
    table,
    /** Ids are never used again. */
    tableWithId: (name: string): Table =>
      table(name).addColumn('id', idType, (column) =>
        kind === 'sqlite'
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      ),
    /** Has one row that counts changes from 0. */
    revisionTable: async (name: string): Promise<void> => {
      await table(name).$call(integers('revision')).execute();
      await run`insert into ${sql.table(name)} (revision) values (0)`;
    },
    /** Counts changes of `tables` there. On PostgreSQL its row stays locked until commit. */
    countChanges: async (revision: string, tables: readonly string[]): Promise<void> => {
      const count = sql`update ${sql.table(revision)} set revision = revision + 1`;
      const change = sql.ref(`${revision}_change`);
      if (kind === 'postgres')
        await run`create or replace function ${change}() returns trigger language plpgsql as $$
          begin
            ${count};
            return null;
          end $$`;
      for (const name of tables)
        if (kind === 'postgres')
          await run`create trigger ${change} after insert or update or delete on ${sql.table(name)}
            for each statement execute function ${change}()`;
        else
          for (const event of ['insert', 'update', 'delete'])
            await run`create trigger ${sql.ref(`${revision}_${name}_${event}`)}
              after ${sql.raw(event)} on ${sql.table(name)}
              begin
                ${count};
              end`;
    },
    add,
    addTexts: async (name: string, ...texts: string[]): Promise<void> => {
      for (const column of texts) await add(name, column, 'text');
    },
    addZero: (name: string, column: string, type: Type = 'integer') =>
      add(name, column, type, (c) => c.notNull().defaultTo(0)),
    addAdmin: (name: string) => add(name, 'admin_id', idType, (c) => c.references('admin.id')),
    index: (name: string, columns: string[]) =>
      db.schema
        .createIndex(`${name}_${columns.join('_')}`)
        .on(name)
        .columns(columns)
        .execute(),
    startAt: async (name: string, next: number): Promise<void> => {
      if (kind === 'sqlite')
        await run`insert into sqlite_sequence (name, seq) values (${name}, ${next - 1})`;
      else await run`alter table ${sql.table(name)} alter column id restart with ${sql.lit(next)}`;
    },
  };
}
