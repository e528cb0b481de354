import { sql } from 'kysely';
import type { Database } from './database.ts';

/** In milliseconds: a slower answer tells too little of the time. */
const BRIEF = 1000;

/** All servers follow the database's clock: a wrong one would take what others hold. */
export async function openHorloge({ kind, read }: Pick<Database, 'kind' | 'read'>) {
  if (kind === 'sqlite') return { clock: () => new Date(), follow: async () => {} };
  /** In milliseconds: the database's time when this process began. */
  let debut: number | undefined;
  const follow = async () => {
    const before = performance.now();
    const { rows } = await sql<{ now: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(read);
    const after = performance.now();
    if (debut === undefined || after - before < BRIEF) debut = rows[0]!.now - (before + after) / 2;
  };
  await follow();
  return { clock: () => new Date(debut! + performance.now()), follow };
}
