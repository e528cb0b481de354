import { type CreateTableBuilder, sql } from 'kysely';
import type { Database, Db } from './database.ts';

type Kind = Database['kind'];

/** What migrations need where the two databases differ, and to say the rest briefly. */
export function schemaOf(db: Db, kind: Kind) {
  const idType = kind === 'sqlite' ? 'integer' : 'int4';
  return {
    idType,
    table: (name: string) => db.schema.createTable(name),
    /** A table whose ids are given by the database and never used again. */
    tableWithId: (name: string): CreateTableBuilder<string, 'id'> =>
      db.schema
        .createTable(name)
        .addColumn('id', idType, (column) =>
          kind === 'sqlite'
            ? column.primaryKey().autoIncrement()
            : column.primaryKey().generatedByDefaultAsIdentity(),
        ),
    index: (name: string, columns: string[]) =>
      db.schema
        .createIndex(`${name}_${columns.join('_')}`)
        .on(name)
        .columns(columns)
        .execute(),
    /** The next id that `name` gives. */
    startAt: async (name: string, next: number): Promise<void> => {
      if (kind === 'sqlite') {
        await sql`insert into sqlite_sequence (name, seq) values (${name}, ${next - 1})`.execute(
          db,
        );
      } else {
        const table = sql.table(name);
        await sql`alter table ${table} alter column id restart with ${sql.lit(next)}`.execute(db);
      }
    },
  } as const;
}
