import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, SqliteQueryCompiler } from 'kysely';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { commitTogether } from './commitTogether.ts';
import { makeDataDir } from './dataDir.ts';
import type { Database, Db, Tables } from './database.ts';
import { prepareFile } from './fichier.ts';
import { readers } from './keptRows.ts';
import { boundToSpan, inSpan } from '../tracage/inSpan.ts';
import { toldStatements } from '../tracage/statements.ts';
import { cleanOnce, truncateLog } from './traces.ts';

const STATEMENTS_KEPT = 500;

/** SQLite has one writer at a time, so a transaction locks all it reads. */
class WithoutRowLocks extends SqliteQueryCompiler {
  override visitSelectModifier(node: { kind: string; modifier?: string }): void {
    if (!node.modifier?.startsWith('For')) super.visitSelectModifier(node as never);
  }
}

class Dialect extends SqliteDialect {
  override createQueryCompiler() {
    return new WithoutRowLocks();
  }
}

type Value = null | number | bigint | string | Uint8Array;
const bind = (v: unknown): Value =>
  v === undefined ? null : typeof v === 'boolean' ? Number(v) : (v as Value);

/** A newer server may add a column to `*` or take one away, while this one runs. */
const isLasting = (sql: string) => !sql.includes('*');

/** `node:sqlite` makes dictionaries, three times slower to spread and to write as JSON. */
function rowsOf(statement: StatementSync, names: string[]): (values: unknown) => unknown {
  statement.setReturnArrays(true);
  const empty = Object.fromEntries(names.map((name) => [name, null]));
  return (values) => {
    const row: Record<string, unknown> = { ...empty };
    for (let at = 0; at < names.length; at++) row[names[at]!] = (values as unknown[])[at];
    return row;
  };
}

function connection(db: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close() {
      kept.clear();
      db.close();
    },
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const prepared = db.prepare(sql);
      const names = prepared.columns().map(({ name }) => name);
      const toRow = names.length > 0 && isLasting(sql) ? rowsOf(prepared, names) : undefined;
      const statement: SqliteStatement = {
        reader: names.length > 0,
        all(parameters) {
          const rows = prepared.all(...parameters.map(bind));
          return toRow ? rows.map(toRow) : rows;
        },
        run: (parameters) => prepared.run(...parameters.map(bind)),
        iterate: (parameters) =>
          db.prepare(sql).iterate(...parameters.map(bind)) as IterableIterator<unknown>,
      };
      if (kept.size >= STATEMENTS_KEPT) kept.delete(kept.keys().next().value!);
      kept.set(sql, statement);
      return statement;
    },
  };
}

function open(file: string, readOnly = false): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly, timeout: 10_000 });
  db.exec('pragma foreign_keys = on');
  db.exec('pragma cache_size = -16384');
  return db;
}

/** One connection of this process, for a whole school at once: readers change nothing. */
export function openSqlite(file: string, readOnly: boolean): Database {
  const db = open(file, readOnly);
  db.exec('pragma temp_store = memory');
  const only = new Kysely<Tables>({ dialect: new Dialect({ database: connection(db) }) });
  return {
    kind: 'sqlite',
    read: only,
    write: (job) => job(only),
    scrub: async () => {},
    waiting: () => 0,
    async close() {
      await only.destroy();
      if (db.isOpen) db.close();
    },
  };
}

export async function connectSqlite(file: string): Promise<Database> {
  makeDataDir(dirname(file));
  prepareFile(file);
  const writer = open(file);
  // commitTogether waits itself, without blocking the process.
  writer.exec('pragma busy_timeout = 100');
  // Full: a commit is on disk before the response is sent.
  writer.exec('pragma journal_mode = wal; pragma synchronous = full');
  // Deleted and overwritten bytes are zeroed in the file.
  writer.exec('pragma secure_delete = on');
  await cleanOnce(writer);
  const reader = open(file, true);
  // No sort or savepoint writes personal data to a temporary file.
  for (const db of [writer, reader]) db.exec('pragma temp_store = memory');
  const [trx, read] = [writer, reader].map(
    (db) =>
      new Kysely<Tables>({
        dialect: new Dialect({ database: connection(db) }),
        ...toldStatements('sqlite'),
      }),
  ) as [Db, Db];
  readers.set(trx, read);
  const together = commitTogether(writer);
  return {
    kind: 'sqlite',
    read,
    // One turn commits for several callers: each job runs in its own caller's span.
    write: (job) => inSpan('transaction', {}, () => together.run(boundToSpan(() => job(trx)))),
    scrub: () => truncateLog((job) => together.between(() => job(writer))),
    waiting: () => together.waiting(),
    async close() {
      await together.idle();
      await read.destroy();
      // Kysely closes no connection that it never used; the last to close removes the log.
      if (reader.isOpen) reader.close();
      await trx.destroy();
      if (writer.isOpen) writer.close();
    },
  };
}
