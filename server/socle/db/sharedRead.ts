import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import type { Db } from './database.ts';

/** Calls that ask in one turn of the event loop share one read, which begins after they asked. */
export function sharedRead<T>(read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const asked = new WeakMap<Db, Promise<T>>();
  return (db) =>
    asked.getOrInsertComputed(db, async () => {
      await untilRequestsAreRead();
      asked.delete(db);
      return read(db);
    });
}
