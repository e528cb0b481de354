import type { Database, Db } from '../server/db/database.ts';

/** Questions of a series. */
export const SERIE = 50;
/** Over which attempts, accesses and mails are spread, in seconds. */
export const TWO_YEARS = 2 * 365 * 24 * 3600;
/** How long an access is, in seconds. */
export const A_MONTH = 30 * 24 * 3600;

/** What every part of the filling is told. */
export interface Filling {
  database: Database;
  now: Date;
  /** Seconds since 1970. */
  from: number;
  span: number;
}

export async function nextId(
  db: Db,
  table: 'eleve' | 'accesUser' | 'question' | 'questionVersion',
) {
  const { last } = await db
    .selectFrom(table)
    .select((row) => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
