import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { scratch } from '../../testing/scratch.ts';
import { copyOfTemplate } from '../../testing/school.ts';
import { fingerprint } from '../securite/signature.ts';
import { type Where, connect, openDatabase } from './connect.ts';
import type { Database } from './database.ts';
import { sentenceOfFailure } from './failures.ts';

const copies: { remove: () => Promise<void> }[] = [];
afterAll(async () => {
  for (const { remove } of copies) await remove();
});

async function copied() {
  const copy = await copyOfTemplate();
  copies.push(copy);
  return copy;
}

async function on(where: Where, job: (database: Database) => Promise<unknown>) {
  const database = await openDatabase(where);
  await job(database).finally(() => database.close());
}

describe('a database of another version', () => {
  const add = (where: Where, name: string) =>
    on(where, ({ write }) =>
      write((trx) =>
        sql`insert into kysely_migration values (${name}, '2027-01-01T00:00:00.000Z')`.execute(trx),
      ),
    );

  test('of a newer one serves, as long as it takes away only what this one uses no more', async () => {
    const where = await copied();
    for (const name of ['9997-demain', '9998-sans-0057-demain']) await add(where, name);
    const database = await connect(where);
    expect(await database.read.selectFrom('eleve').select('id').execute()).not.toEqual([]);
    await database.close();
  });

  test('of a newer one that took away what this one uses is refused by its name', async () => {
    const where = await copied();
    await add(where, '9999-sans-9997-demain');
    await expect(connect(where)).rejects.toThrow(
      /^Cette base vient d’une version plus récente .*«\u00a09999-sans-9997-demain\u00a0»/,
    );
  });

  test('of an older one gets what it lacks, also where that has a lower number than what it has', async () => {
    const where = await copied();
    // Migration 0045 landed before 0043.
    await on(where, ({ write }) =>
      write(async (trx) => {
        await sql`delete from kysely_migration where name = '0043-a-voir'`.execute(trx);
        await sql`drop index "paiement_aVoir"`.execute(trx);
        await sql`alter table paiement drop column "aVoir"`.execute(trx);
      }),
    );
    const database = await connect(where);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
      database.read,
    );
    expect(rows.map(({ name }) => name)).toContain('0043-a-voir');
    await database.close();
  });
});

describe.runIf(inject('template').kind === 'sqlite')('a file that was put back', () => {
  const fileOf = ({ DATA_DIR }: { DATA_DIR: string }) => join(DATA_DIR, 'priorite.sqlite');
  async function backedUp() {
    const where = await copied();
    const backup = join(where.DATA_DIR, 'backup.sqlite');
    await on(where, ({ read }) => sql`vacuum into ${sql.lit(backup)}`.execute(read));
    return { where, backup };
  }
  async function refused(where: { DATA_DIR: string }) {
    const kept = () =>
      ['', '-wal'].map((end) => {
        const file = fileOf(where) + end;
        return existsSync(file) && fingerprint(readFileSync(file, 'latin1'));
      });
    const before = kept();
    const cause = await connect(where).then(
      () => undefined,
      (cause: unknown) => cause as Error,
    );
    expect(kept()).toEqual(before);
    return sentenceOfFailure(cause) ?? cause?.message;
  }

  test('opens for several servers at once', async () => {
    const { where, backup } = await backedUp();
    copyFileSync(backup, fileOf(where));
    const servers = await Promise.all([1, 2, 3].map(() => connect(where)));
    for (const { read, close } of servers) {
      const learners = await read.selectFrom('eleve').select('email').execute();
      expect(learners.length).toBeGreaterThan(1);
      await close();
    }
  });

  test('beside the log of the one before is refused, and both stay', async () => {
    const { where, backup } = await backedUp();
    const killed = new DatabaseSync(fileOf(where));
    killed.exec('pragma journal_mode = wal');
    killed.exec('create table reste (mot text)');
    const log = readFileSync(`${fileOf(where)}-wal`);
    expect(log.length).toBeGreaterThan(4096);
    killed.close();
    copyFileSync(backup, fileOf(where));
    writeFileSync(`${fileOf(where)}-wal`, log);
    expect(await refused(where)).toMatch(/priorite\.sqlite-wal n’est pas celui de cette base/);
    rmSync(fileOf(where));
    expect(await refused(where)).toMatch(/priorite\.sqlite-wal/);
  });

  test.each([0, 100, 4096, 300_000])('cut after %i bytes is refused in words', async (length) => {
    const { where, backup } = await backedUp();
    copyFileSync(backup, fileOf(where));
    truncateSync(fileOf(where), length);
    expect(await refused(where)).toMatch(/vide|pas une base SQLite|abîmée ou coupée/);
  });

  test('that is not to be written is named, with why', async () => {
    const where = { DATA_DIR: scratch('remise') };
    copies.push({ remove: async () => rmSync(where.DATA_DIR, { recursive: true }) });
    mkdirSync(fileOf(where));
    await expect(connect(where)).rejects.toThrow(
      `${fileOf(where)} ne peut pas être ouvert (c’est un dossier)`,
    );
  });
});
