import { PostgresAdapter, sql } from 'kysely';
import type { Db } from './database.ts';

/** Ids joined by `;` are one parameter: databases keep one plan for lists of any length. */
export const inListe = (db: Db, column: string, liste: string) =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<boolean>`${sql.ref(column)} = any(cast(string_to_array(${liste}, ';') as integer[]))`
    : sql<boolean>`${sql.ref(column)} in
        (select value from json_each('[' || replace(${liste}, ';', ',') || ']'))`;
