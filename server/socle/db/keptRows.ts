import type { Db } from './database.ts';

/** By a transaction's connection: the one that reads the same database. */
export const readers = new WeakMap<Db, Db>();

/**
 * Keeps rows that never change once they are written, for all connections of a database; the
 * oldest goes first. Returns them in the order of `ids`, without those that are not there.
 */
export function keptRows<Row extends { id: number }>(
  most: number,
  load: (db: Db, ids: number[]) => Promise<Row[]>,
): (db: Db, ids: number[]) => Promise<Row[]> {
  const ofDatabase = new WeakMap<Db, Map<number, Row>>();
  return async (db, ids) => {
    const kept = ofDatabase.getOrInsertComputed(readers.get(db) ?? db, () => new Map());
    const missing = new Set(ids.filter((id) => !kept.has(id)));
    if (missing.size === 0) return ids.map((id) => kept.get(id)!);
    const loaded = new Map((await load(db, [...missing])).map((row) => [row.id, row]));
    const found = ids.flatMap((id) => kept.get(id) ?? loaded.get(id) ?? []);
    for (const [id, row] of loaded) kept.set(id, row);
    for (const id of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(id);
    }
    return found;
  };
}
