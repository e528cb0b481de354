import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { query } from '../../testing/template.ts';
import { scratch } from '../../testing/scratch.ts';
import { connect, openDatabase } from './connect.ts';
import type { Database } from './database.ts';
import { listeOf, nombreOf, setListe } from './listes.ts';
import { migrate } from './migrate.ts';
import { prepared } from './prepared.ts';
import { withCommit } from './withCommit.ts';
import * as steps from './migrations/index.ts';

const folder = scratch('db');
const open: Database[] = [];
afterAll(async () => {
  await Promise.all(open.map((database) => database.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function emptyOne() {
  const template = inject('template');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const where = { DATA_DIR: join(folder, name) };
  if (template.kind === 'sqlite') return where;
  await query(`${template.url}/postgres`, `create database ${name}`);
  return { ...where, DATABASE_URL: `${template.url}/${name}` };
}

async function connected(where: Parameters<typeof connect>[0]) {
  const database = await connect(where);
  open.push(database);
  return database;
}

test('several servers that start at once on an empty database all find its tables', async () => {
  const where = await emptyOne();
  const databases = await Promise.all([1, 2, 3, 4].map(() => connected(where)));
  for (const database of databases) {
    expect(await database.read.selectFrom('theme').selectAll().execute()).toEqual([]);
  }
});

test.runIf(inject('template').kind === 'sqlite')(
  'the files of the database are for their owner alone',
  async () => {
    const where = await emptyOne();
    await connected(where);
    const files = readdirSync(where.DATA_DIR).map((name) => join(where.DATA_DIR, name));
    expect(files.length).toBeGreaterThan(1);
    for (const file of [where.DATA_DIR, ...files])
      expect(statSync(file).mode & 0o077, file).toBe(0);
  },
);

test.runIf(inject('template').kind === 'postgres').each([
  ['', 1],
  ['?prepare=0', 0],
])('with « %s » statements have names on %i connection', async (choice, named) => {
  const where = await emptyOne();
  const { DATABASE_URL, DATA_DIR } = where as { DATABASE_URL: string; DATA_DIR: string };
  const database = await openDatabase({ DATA_DIR, DATABASE_URL: DATABASE_URL + choice });
  open.push(database);
  const { rows } = await database.read.connection().execute(async (db) => {
    await sql`select ${1}::int`.execute(db);
    return sql`select name from pg_prepared_statements`.execute(db);
  });
  expect(rows).toHaveLength(named);
});

test.runIf(inject('template').kind === 'postgres')(
  'no lock outlives its transaction: a pooler would never release it',
  async () => {
    const database = await connected(await emptyOne());
    const { adapter } = database.read.getExecutor();
    await adapter.acquireMigrationLock(database.read, {} as never);
    const { rows } = await sql`select objid from pg_locks
      where locktype = 'advisory' and database =
        (select oid from pg_database where datname = current_database())`.execute(database.read);
    expect(rows).toEqual([]);
  },
);

describe('write', () => {
  let database: Database;
  const add = (libelle: string) => (trx: Database['read']) =>
    trx.insertInto('theme').values({ libelle }).execute();
  const labels = async () =>
    (await database.read.selectFrom('theme').select('libelle').orderBy('id').execute()).map(
      (r) => r.libelle,
    );

  beforeAll(async () => {
    database = await connected(await emptyOne());
  });

  test('many at once: who throws keeps nothing, and the others keep theirs', async () => {
    const jobs = Array.from({ length: 40 }, (_, n) =>
      database.write(async (trx) => {
        await add(`${n}`)(trx);
        if (n % 4 === 0) throw new Error(`no ${n}`);
        return n;
      }),
    );
    const settled = await Promise.allSettled(jobs);
    for (const [n, result] of settled.entries()) {
      if (n % 4 === 0)
        expect(result).toMatchObject({ status: 'rejected', reason: { message: `no ${n}` } });
      else expect(result).toEqual({ status: 'fulfilled', value: n });
    }
    const kept = await labels();
    expect(kept.map(Number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, n) => n).filter((n) => n % 4 !== 0),
    );
  });

  test('a statement that the database refuses takes back its own job alone', async () => {
    const before = await labels();
    const [refused, kept] = await Promise.allSettled([
      database.write(async (trx) => {
        await add('lost')(trx);
        await trx
          .insertInto('theme')
          .values({ libelle: null as never })
          .execute();
      }),
      database.write(add('kept')),
    ]);
    expect([refused.status, kept.status]).toEqual(['rejected', 'fulfilled']);
    expect(await labels()).toEqual([...before, 'kept']);
  });

  test('a write that goes out with its commit takes the whole job back when it fails', async () => {
    const before = await labels();
    const twice = database.write(async (trx) => {
      await add('kept by nobody')(trx);
      const other = trx
        .insertInto('accesTheme')
        .values({ acces_id: -1, theme_id: -1, position: 0 });
      await withCommit(trx, other);
      return 'done';
    });
    await expect(twice).rejects.toThrow(/foreign key/i);
    expect(await labels()).toEqual(before);
    await database.write(async (trx) =>
      withCommit(trx, trx.insertInto('theme').values({ libelle: 'sent with its commit' })),
    );
    expect(await labels()).toEqual([...before, 'sent with its commit']);
  });

  test('what is not committed is not read', async () => {
    let seen: string[] = [];
    await database.write(async (trx) => {
      await add('not yet')(trx);
      seen = await labels();
    });
    expect(seen).not.toContain('not yet');
    expect(await labels()).toContain('not yet');
  });
});

test('the database itself refuses an attempt that is half closed and a second open one', async () => {
  const database = await connected(await emptyOne());
  const now = '2026-11-21T10:00:00.000Z';
  await database.write(async (trx) => {
    await trx
      .insertInto('eleve')
      .values({
        id: 1,
        prenom: 'A',
        nom: 'B',
        email: 'a@b.be',
        motDePasse: 'x',
        newsletter: 0,
        contratSigne: 0,
        dateCreation: now,
      })
      .execute();
    await trx
      .insertInto('acces')
      .values({
        id: 1,
        libelle: 'A',
        slug: 'a',
        prix: 1,
        taux: 21,
        codePermis: 'B',
        type: 'QT',
        dureeValidite: 1,
        langue: 'FR',
        contenu: '',
        description: '',
        title: '',
        text: '',
        actif: 1,
      })
      .execute();
    await trx
      .insertInto('accesUser')
      .values({ id: 1, eleve_id: 1, acces_id: 1, actif: 1, dateCreation: now })
      .execute();
    await trx.insertInto('theme').values({ id: 1, libelle: 'T' }).execute();
  });
  const attempt = {
    mode: 'serie',
    acces_user_id: 1,
    theme_id: 1,
    libelle: 'T',
    questions: '1',
    versions: '1',
    reponses: '?',
    reussi: 0,
    dateDebut: now,
  } as const;
  const insert = (more: object) =>
    database.write((trx) =>
      trx
        .insertInto('tentative')
        .values({ ...attempt, ...more })
        .execute(),
    );
  await expect(insert({ dateFin: now })).rejects.toThrow();
  await expect(insert({ score: 1, fautesGraves: 0 })).rejects.toThrow();
  await expect(insert({ dateFin: now, score: 1 })).rejects.toThrow();
  await expect(insert({ theme_id: null })).rejects.toThrow();
  await expect(insert({ mode: 'dizaine' })).rejects.toThrow();
  await expect(insert({ mode: 'autre' })).rejects.toThrow();
  await insert({});
  await expect(insert({})).rejects.toThrow();
  await insert({ dateFin: now, score: 1, fautesGraves: 0 });
});

test('what is acknowledged is on disk, and references are kept', async () => {
  const database = await connected(await emptyOne());
  const setting = async (name: string) => {
    const { rows } = await database.write((trx) =>
      sql<Record<string, unknown>>`${sql.raw(name)}`.execute(trx),
    );
    return Object.values(rows[0]!)[0];
  };
  if (database.kind === 'sqlite') {
    expect(await setting('pragma synchronous')).toBe(2);
    expect(await setting('pragma journal_mode')).toBe('wal');
    expect(await setting('pragma foreign_keys')).toBe(1);
  }
  await expect(
    database.write((trx) =>
      trx.insertInto('accesTheme').values({ acces_id: 1, theme_id: 1, position: 0 }).execute(),
    ),
  ).rejects.toThrow(/foreign key/i);
});

test('connections that break under load fail their own queries and nothing else', async () => {
  const database = await connected(await emptyOne());
  if (database.kind === 'sqlite') return;
  const work = Promise.allSettled(
    Array.from({ length: 10 }, () =>
      database.write((trx) => sql`select pg_sleep(0.3)`.execute(trx)),
    ),
  );
  await sql`select pg_sleep(0.1)`.execute(database.read);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
    .execute(database.read)
    .catch(() => undefined);
  const settled = await work;
  expect(settled.some(({ status }) => status === 'rejected')).toBe(true);
  expect(await database.read.selectFrom('theme').selectAll().execute()).toEqual([]);
});

const slowly = prepared((db, seconds: number) =>
  db.selectNoFrom([
    sql<number>`pg_backend_pid()`.as('pid'),
    sql`pg_sleep(cast(${seconds} as float))`.as('slept'),
  ]),
);

test('short reads share a connection, and leave it once it is lost', async () => {
  const { kind, read } = await connected(await emptyOne());
  if (kind === 'sqlite') return;
  const together = async () => {
    const rows = await Promise.all(Array.from({ length: 10 }, () => slowly(read, 0.01)));
    return [...new Set(rows.flat().map(({ pid }) => pid))];
  };
  expect(await together()).toHaveLength(1);
  const cut = Promise.allSettled([slowly(read, 20), slowly(read, 20)]);
  const sleepers = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and state = 'active' and query like '%pg_sleep%'`.execute(read);
    return rows.map(({ pid }) => pid);
  };
  await expect.poll(async () => (await sleepers()).length).toBe(1);
  const [pid] = await sleepers();
  await sql`select pg_terminate_backend(${pid})`.execute(read);
  expect((await cut).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await together()).not.toContain(pid);
});

test('lists of ids that stood in a column become rows with a rank', async () => {
  const where = await emptyOne();
  const old = await openDatabase(where);
  await migrate(old, Object.fromEntries(Object.entries(steps).filter(([name]) => name < '0054')));
  const LISTES = ['1003;1001;1002', '', '1002', '1001;999999;1003;1001;1002'];
  await old.write(async (trx) => {
    for (const id of [1001, 1002, 1003])
      await sql`insert into question (id, revision) values (${id}, 0)`.execute(trx);
    for (const [at, liste] of LISTES.entries()) {
      const gone = at === 2 ? '2026-11-21T10:00:00.000Z' : null;
      await sql`insert into theme (id, libelle, "listeQuestions", "dateSuppression")
        values (${at + 1}, 'T', ${liste}, ${gone})`.execute(trx);
      await sql`insert into chapitre (id, libelle, texte, "listeQuestions", "dateSuppression")
        values (${at + 1}, 'C', '', ${liste}, ${gone})`.execute(trx);
    }
  });
  await old.close();
  const { read, write } = await connected(where);
  for (const porteur of ['theme', 'chapitre'] as const) {
    const rows = await read
      .selectFrom(porteur)
      .select(['id', listeOf(porteur), nombreOf(porteur).as('nombre')])
      .orderBy('id')
      .execute();
    const listes = [...LISTES.slice(0, 3), '1001;1003;1002'];
    expect(rows.map(({ listeQuestions }) => listeQuestions)).toEqual(listes);
    expect(rows.map(({ nombre }) => nombre)).toEqual([3, 0, 1, 3]);
    const { rows: rangs } = await sql<{ rang: number }>`select rang
      from ${sql.table(`${porteur}Question`)} order by ${sql.ref(`${porteur}_id`)}, rang`.execute(
      read,
    );
    expect(rangs.map(({ rang }) => rang)).toEqual([0, 1, 2, 0, 0, 1, 2]);
    await expect(write((trx) => setListe(trx, porteur, 2, [1001, 1001]))).rejects.toThrow();
    await expect(write((trx) => setListe(trx, porteur, 2, [999_999]))).rejects.toThrow(
      /foreign key/i,
    );
    await expect(
      sql`select "listeQuestions" from ${sql.table(porteur)}`.execute(read),
    ).rejects.toThrow();
  }
  const revision = async () =>
    (await read.selectFrom('programme').select('revision').executeTakeFirstOrThrow()).revision;
  const before = await revision();
  await write((trx) => setListe(trx, 'chapitre', 2, [1003, 1002]));
  expect(await revision()).toBeGreaterThan(before);
});
