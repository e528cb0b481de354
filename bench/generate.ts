import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../server/socle/db/database.ts';

const ROWS_AT_ONCE = 25_000;

/** The database generates rows `n` from 0, in chunks that respect the statement timeout. */
export async function generate(
  database: Database,
  nombre: number,
  insert: (numbers: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  for (let from = 0; from < nombre; from += ROWS_AT_ONCE) {
    const last = Math.min(nombre, from + ROWS_AT_ONCE) - 1;
    const numbers = sql`(
      with recursive counted(n) as (
        select ${sql.lit(from)} union all select n + 1 from counted where n < ${sql.lit(last)}
      ) select n from counted
    ) as numbers`;
    await database.write(async (trx) => {
      // Generated references are valid: skip a million foreign key checks.
      if (database.kind === 'postgres')
        await sql`set local session_replication_role = replica`.execute(trx);
      await insert(numbers).execute(trx);
    });
  }
}

/** As stored, from seconds since 1970. */
export const instantOf = ({ kind }: Database, seconds: RawBuilder<unknown>) =>
  kind === 'sqlite'
    ? sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', ${seconds}, 'unixepoch')`
    : sql`to_char(to_timestamp(${seconds}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`;

/** Deterministic pseudo-random, 0 to `below` - 1. */
export const chance = (below: number) => sql`(((n % 9973) * 48271 % 65537) % ${sql.lit(below)})`;

export const oneOf = (texts: (string | null)[]) =>
  sql`case ${chance(texts.length)} ${sql.join(
    texts.map((text, index) => sql`when ${sql.lit(index)} then ${sql.lit(text)}`),
    sql` `,
  )} end`;
