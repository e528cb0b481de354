import { type CreateTableBuilder, sql } from 'kysely';
import type { Database, Db } from './database.ts';

type Kind = Database['kind'];

/** Hides the differences between the two databases from migrations. */
export function schemaOf(db: Db, kind: Kind) {
  const idType = kind === 'sqlite' ? 'integer' : 'int4';
  return {
    idType,
    table: (name: string) => db.schema.createTable(name),
    /** Ids are never used again. */
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
