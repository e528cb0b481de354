import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** By transaction of PostgreSQL: sends a statement, for which the commit waits. */
export const senders = new WeakMap<Db, (query: CompiledQuery) => void>();

/** For a job's last write, whose result nobody reads: it and the commit are one round trip. */
export async function withCommit(trx: Db, query: Compilable): Promise<void> {
  const compiled = query.compile();
  const send = senders.get(trx);
  if (send) send(compiled);
  else await trx.executeQuery(compiled);
}
