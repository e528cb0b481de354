import { sql } from 'kysely';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';
import { sharedRead } from './sharedRead.ts';

/** Triggers count the changes of courses and of series (migrations 0035 and 0054). */
const revisions = prepared((db) =>
  db
    .selectFrom(['programme', 'programmeSerie'])
    .select(sql<number>`programme.revision + "programmeSerie".revision`.as('revision')),
);

const revision = sharedRead(async (read) => (await revisions(read))[0]!.revision);

/** Caches what products give, by revision; `read` must be committed data, outside a transaction. */
export function keptByProduit<T>(load: (read: Db, id: number) => Promise<T>) {
  const kept = new WeakMap<Db, { revision: number; parId: Map<number, Promise<T>> }>();
  return async (read: Db, ids: readonly number[]): Promise<T[]> => {
    const latest = await revision(read);
    let state = kept.get(read);
    if (!state || state.revision < latest)
      kept.set(read, (state = { revision: latest, parId: new Map() }));
    const { parId } = state;
    const loaded = ids.map((id) => {
      const known = parId.get(id);
      if (known) return known;
      const one = load(read, id);
      parId.set(id, one);
      // After a failure the next caller reads again.
      one.catch(() => parId.delete(id));
      return one;
    });
    return Promise.all(loaded);
  };
}
