import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import type { Db } from './database.ts';

/** What a process keeps of every row of a kind, to search in it; the rows themselves stay in the database. */
export interface Copie<R> {
  /** That of the database when they were last compared. */
  revision: number;
  parId: ReadonlyMap<number, R>;
  newestFirst: readonly R[];
}

/** How many rows are read at once; requests are answered between. */
export const AT_A_TIME = 1000;
/** The revision of a copy that has nothing yet. */
export const NONE = -1;

interface Source<R> {
  /** How often what is copied has changed: one short row. */
  revisionOf: (db: Db) => Promise<number>;
  /** The first rows (AT_A_TIME) beyond an id, in the order of ids, that have changed since a revision; null: gone. */
  changedSince: (db: Db, revision: number, after: number) => Promise<Change<R>[]>;
}

interface Change<R> {
  id: number;
  repere: R | null;
}

/**
 * A copy that is compared with the database at each call, and brought up to it by the rows that have
 * changed since: nobody sees an old state. docs/decisions/0030 says why, and what a write owes it.
 */
export function createCopie<R extends { id: number }>({ revisionOf, changedSince }: Source<R>) {
  const kept = new WeakMap<Db, Promise<Copie<R>>>();

  async function broughtTo(db: Db, revision: number, from: Copie<R>): Promise<Copie<R>> {
    // Nobody else has it: each state of a copy is brought to the next once.
    const parId = from.parId as Map<number, R>;
    let changed = false;
    for (let after = 0; ;) {
      const rows = await changedSince(db, from.revision, after);
      for (const { id, repere } of rows) {
        changed = repere !== null || parId.has(id) || changed;
        if (repere) parId.set(id, repere);
        else parId.delete(id);
      }
      if (rows.length < AT_A_TIME) break;
      after = rows.at(-1)!.id;
      await untilRequestsAreRead();
    }
    const newestFirst = changed
      ? [...parId.values()].sort((one, other) => other.id - one.id)
      : from.newestFirst;
    return { revision, parId, newestFirst };
  }

  return async function copieOf(db: Db): Promise<Copie<R>> {
    const revision = await revisionOf(db);
    const known = await kept.get(db);
    if (known && known.revision >= revision) return known;
    const empty = { revision: NONE, parId: new Map<number, R>(), newestFirst: [] };
    const next = (kept.get(db) ?? Promise.resolve(empty)).then((from) =>
      from.revision >= revision ? from : broughtTo(db, revision, from),
    );
    kept.set(db, next);
    // What could not be read is read whole by the next who asks.
    next.catch(() => kept.delete(db));
    return next;
  };
}
