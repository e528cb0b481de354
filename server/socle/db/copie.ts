import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import type { Db } from './database.ts';
import { sharedRead } from './sharedRead.ts';

interface Copie<R> {
  revision: number;
  parId: ReadonlyMap<number, R>;
  newestFirst: readonly R[];
}

export const COPIED_AT_A_TIME = 1000;
export const NONE = -1;

interface Source<R> {
  revisionOf: (db: Db) => Promise<number>;
  /** Up to COPIED_AT_A_TIME rows changed since a revision, after an id, ordered by id; null: deleted. */
  changedSince: (
    db: Db,
    revision: number,
    after: number,
  ) => Promise<{ id: number; repere: R | null }[]>;
}

/** Each call loads only changed rows, so a copy is never stale (docs/decisions/0030). */
export function createCopie<R extends { id: number }>({ revisionOf, changedSince }: Source<R>) {
  const kept = new WeakMap<Db, Promise<Copie<R>>>();
  const latest = sharedRead(revisionOf);

  async function broughtTo(db: Db, revision: number, from: Copie<R>): Promise<Copie<R>> {
    const parId = from.parId as Map<number, R>;
    let changed = false;
    for (let after = 0; ;) {
      const rows = await changedSince(db, from.revision, after);
      for (const { id, repere } of rows) {
        changed = repere !== null || parId.has(id) || changed;
        if (repere) parId.set(id, repere);
        else parId.delete(id);
      }
      if (rows.length < COPIED_AT_A_TIME) break;
      after = rows.at(-1)!.id;
      await untilRequestsAreRead();
    }
    const newestFirst = changed
      ? [...parId.values()].sort((one, other) => other.id - one.id)
      : from.newestFirst;
    return { revision, parId, newestFirst };
  }

  return async function copieOf(db: Db): Promise<Copie<R>> {
    const revision = await latest(db);
    const known = await kept.get(db);
    if (known && known.revision >= revision) return known;
    const empty = { revision: NONE, parId: new Map<number, R>(), newestFirst: [] };
    const next = (kept.get(db) ?? Promise.resolve(empty)).then((from) =>
      from.revision >= revision ? from : broughtTo(db, revision, from),
    );
    kept.set(db, next);
    // After a failure the next caller reads everything again.
    next.catch(() => kept.delete(db));
    return next;
  };
}
