import { sql } from 'kysely';
import type { Database, Db } from '../server/socle/db/database.ts';
import { generate, instantOf } from './generate.ts';

export const SERIE = 50;
/** In seconds. */
export const TWO_YEARS = 2 * 365 * 24 * 3600;
/** In seconds. */
export const A_MONTH = 30 * 24 * 3600;

export interface Filling {
  database: Database;
  now: Date;
  /** In seconds since 1970. */
  from: number;
  /** In seconds. */
  span: number;
}

/** Gives each a month of access, the last from today; returns the first id. */
export async function fillAccesUser(
  { database, from, span }: Filling,
  { eleves, eleve, acces_id }: { eleves: number; eleve: number; acces_id: number },
): Promise<number> {
  const first = await nextId(database.read, 'accesUser');
  const came = sql`${sql.lit(from)} + n * ${sql.lit(span / eleves)}`;
  await generate(
    database,
    eleves,
    (numbers) => sql`
      insert into "accesUser" (id, eleve_id, acces_id, actif, "dateActivation", "datePerime",
        "dateCreation")
      select ${sql.lit(first)} + n, ${sql.lit(eleve)} + n, ${sql.lit(acces_id)}, 1,
        ${instantOf(database, came)}, ${instantOf(database, sql`${came} + ${sql.lit(A_MONTH)}`)},
        ${instantOf(database, came)}
      from ${numbers}`,
  );
  return first;
}

const NUMBERED = ['eleve', 'accesUser', 'question', 'questionVersion', 'paiement'] as const;

/** PostgreSQL's sequences do not see explicit ids. */
export async function countOn(db: Db): Promise<void> {
  for (const table of NUMBERED)
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${(await nextId(db, table)) - 1})`.execute(
      db,
    );
}

export async function nextId(db: Db, table: (typeof NUMBERED)[number]) {
  const { last } = await db
    .selectFrom(table)
    .select((row) => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
