import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

class Slot {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** Short queries of PostgreSQL outside transactions share a connection (shareOne.ts). */
export const quick = new WeakMap<Db, Db>();

/** Compiles a hot query once; `build` may use its arguments only as bound values. */
export function prepared<P extends unknown[], Row>(
  build: (db: Db, ...values: P) => Compilable<Row>,
): (db: Db, ...values: P) => Promise<Row[]> {
  const compiled = new Map<unknown, CompiledQuery>();
  return async (db, ...values) => {
    const query = compiled.getOrInsertComputed(db.getExecutor().adapter.constructor, () => {
      const slots = Array.from({ length: build.length - 1 }, (_, index) => new Slot(index));
      return build(db, ...(slots as unknown as P)).compile();
    });
    const parameters = query.parameters.map((p) => (p instanceof Slot ? values[p.index] : p));
    return (await (quick.get(db) ?? db).executeQuery<Row>({ ...query, parameters })).rows;
  };
}
