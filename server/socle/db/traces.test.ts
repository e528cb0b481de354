import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { foundIn } from '../../testing/traces.ts';
import { scratch } from '../../testing/scratch.ts';
import { connect } from './connect.ts';

const folder = scratch('traces');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the log of SQLite', () => {
  test('is not emptied while somebody reads what it holds: it says so, and is at the next time', async () => {
    const DATA_DIR = join(folder, 'read');
    const database = await connect({ DATA_DIR });
    const other = new DatabaseSync(join(DATA_DIR, 'priorite.sqlite'), { readOnly: true });
    other.exec('begin; select * from theme');
    await database.write((trx) =>
      trx.insertInto('theme').values({ libelle: 'Zwentibolde' }).execute(),
    );
    await expect(database.scrub()).rejects.toThrow('another process is reading');
    other.exec('commit');
    await database.scrub();
    expect(statSync(join(DATA_DIR, 'priorite.sqlite-wal')).size).toBe(0);
    other.close();
    await database.close();
    expect(existsSync(join(DATA_DIR, 'priorite.sqlite-wal'))).toBe(false);
  });
});

describe('a file from before', () => {
  /** Older versions left deleted bytes in free pages. */
  async function oldFile(name: string): Promise<string> {
    const DATA_DIR = join(folder, name);
    const database = await connect({ DATA_DIR });
    await database.close();
    const db = new DatabaseSync(join(DATA_DIR, 'priorite.sqlite'));
    db.exec(`pragma secure_delete = off; pragma user_version = 0;
      create table x (t text);
      with recursive n (i) as (select 1 union all select i + 1 from n where i < 3000)
      insert into x select 'Zwentibolde' || i from n;
      delete from x where rowid % 2;`);
    db.close();
    return DATA_DIR;
  }
  const erased = Array.from({ length: 1500 }, (_, n) => `Zwentibolde${2 * n + 1}`).slice(500);

  test('is rewritten at the first start, and at no other', async () => {
    const DATA_DIR = await oldFile('once');
    expect(foundIn(DATA_DIR, erased).length).toBeGreaterThan(900);
    const database = await connect({ DATA_DIR });
    expect(foundIn(DATA_DIR, erased)).toEqual([]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from x`.execute(database.read);
    expect(rows).toEqual([{ n: 1500 }]);
    await database.close();
    // The file is dirty, yet marked as clean.
    const db = new DatabaseSync(join(DATA_DIR, 'priorite.sqlite'));
    db.exec('pragma secure_delete = off; delete from x');
    db.close();
    const before = statSync(join(DATA_DIR, 'priorite.sqlite'));
    await (await connect({ DATA_DIR })).close();
    expect(statSync(join(DATA_DIR, 'priorite.sqlite'))).toMatchObject({
      size: before.size,
      mtimeMs: before.mtimeMs,
    });
  });

  test('several servers that start at once on it all find it clean', async () => {
    const DATA_DIR = await oldFile('at-once');
    const all = await Promise.all([1, 2, 3, 4].map(() => connect({ DATA_DIR })));
    await all[0]!.scrub();
    expect(foundIn(DATA_DIR, erased)).toEqual([]);
    for (const database of all) await database.close();
  });

  test('waits for a process that is writing', async () => {
    const DATA_DIR = await oldFile('held');
    const other = new DatabaseSync(join(DATA_DIR, 'priorite.sqlite'));
    other.exec("begin immediate; insert into x values ('mine')");
    const opening = connect({ DATA_DIR });
    const first = await Promise.race([opening, new Promise((done) => setImmediate(done))]);
    expect(first).toBeUndefined();
    other.exec('commit');
    other.close();
    const database = await opening;
    expect(foundIn(DATA_DIR, erased)).toEqual([]);
    await database.close();
  });
});
