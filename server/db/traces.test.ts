import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { eraseDue } from '../compte/eraseDue.ts';
import { sendMails } from '../mail/sendMails.ts';
import type { Transport } from '../mail/transport.ts';
import { forgetTries, inscription, lastMailTo, minutesLater } from '../testing/compte.ts';
import { type School, openSchool } from '../testing/school.ts';
import { connect } from './connect.ts';

const onSqlite = inject('template').kind === 'sqlite';
const WEEK = 7 * 24 * 60;
const folder = mkdtempSync(join(tmpdir(), 'priorite-traces-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Which of these stand anywhere in the files of a folder, as bytes. */
function foundIn(dir: string, strings: string[]): string[] {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dir, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path));
  return strings.filter((string) => files.some((bytes) => bytes.includes(string)));
}

describe('somebody who was erased', () => {
  let school: School;
  /** All that was theirs, and what was mailed to them. */
  const traces: string[] = [];
  const somebody = (n: number) => ({
    ...inscription,
    prenom: `Zwentibolde${n}`,
    nom: `Quiévrechinchoux${n}`,
    email: `wurtzelstock-${n}@boitzenburg.example`,
    rue: `Rue du Xhoffraixplatz ${n}`,
    localite: `Pfaffenschlick${n}`,
    codePostal: '4500',
    dateNaissance: '2005-12-25',
  });

  async function sendAll() {
    const { database, now } = school;
    const log = { warn() {}, error() {} } as never;
    const transport = { sendMail: async () => ({}) } as never as Transport;
    const env = { APP_SECRET: 's'.repeat(32), APP_URL: 'http://localhost', MAIL_FROM: 'a@b.be' };
    const mails = sendMails({ env, database, clock: now, transport, log });
    await mails.run();
    await mails.idle();
  }

  /** A learner's whole life, through the calls that they make, with every mail that it brings. */
  async function live(n: number): Promise<void> {
    const one = somebody(n);
    const { email } = one;
    await forgetTries(school);
    await school.visitor.call('register', one);
    const { jeton } = await lastMailTo(school, email);
    await school.visitor.call('confirmEmail', { jeton });
    await school.visitor.call('forgotPassword', { email });
    const { motDePasse } = await lastMailTo(school, email);
    expect([jeton.length > 40, motDePasse.length > 10]).toEqual([true, true]);
    const eleve = await school.login(email);
    const asked = await eleve.call('askEffacement', { password: one.password });
    expect(asked.status).toBe(200);
    traces.push(one.prenom, one.nom, email, one.rue, one.localite, jeton, motDePasse);
  }

  beforeAll(async () => {
    school = await openSchool({ env: { INSCRIPTION: 'ouverte' } });
    for (let n = 10; n < 18; n++) await live(n);
    // What the planner looks at, and PostgreSQL by itself from time to time.
    if (!onSqlite) await sql`analyze eleve, mail`.execute(school.database.read);
  });
  afterAll(() => school.close());

  test('is in no file, nor is any link or password that was mailed, once the hour has come', async () => {
    if (onSqlite) expect(foundIn(school.where.DATA_DIR, traces)).toEqual(traces);
    await sendAll();
    school.at(minutesLater(WEEK));
    expect(await eraseDue(school.database, school.now())).toBe(8);
    await sendAll();
    await school.database.scrub();
    const rests = onSqlite ? foundIn(school.where.DATA_DIR, traces) : await foundByPostgres();
    expect(rests).toEqual([]);
  });

  /** Samples that the planner keeps of columns, and tables whose dead rows nobody has cleared away. */
  async function foundByPostgres() {
    const { read } = school.database;
    const samples = await sql<{ text: string }>`
      select most_common_vals::text || ' ' || coalesce(histogram_bounds::text, '') as text
      from pg_stats where schemaname = 'public'
      union all select coalesce(histogram_bounds::text, '') from pg_stats where schemaname = 'public'
    `.execute(read);
    const kept = samples.rows.map(({ text }) => text ?? '').join(' ');
    const uncleared = await sql<{ relname: string }>`
      select relname from pg_stat_user_tables
      where relname in ('eleve', 'session', 'mail', 'limite')
        and last_vacuum is null
    `.execute(read);
    return [...traces.filter((trace) => kept.includes(trace)), ...uncleared.rows];
  }

  test('while others read and write, nobody is disturbed', async () => {
    const { database } = school;
    const other = await connect(school.where);
    const settled = await Promise.allSettled([
      ...[1, 2, 3].map(() => database.scrub()),
      other.scrub(),
      ...Array.from({ length: 50 }, (_, n) =>
        (n % 2 ? database : other).write((trx) =>
          trx
            .insertInto('theme')
            .values({ libelle: `${n}`, listeQuestions: '' })
            .execute(),
        ),
      ),
      ...Array.from({ length: 50 }, () => database.read.selectFrom('theme').selectAll().execute()),
    ]);
    expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
    await other.close();
  });
});

describe.runIf(onSqlite)('the log of SQLite', () => {
  test('is not emptied while somebody reads what it holds: it says so, and is at the next time', async () => {
    const DATA_DIR = join(folder, 'read');
    const database = await connect({ DATA_DIR });
    const other = new DatabaseSync(join(DATA_DIR, 'priorite.sqlite'), { readOnly: true });
    other.exec('begin; select * from theme');
    await database.write((trx) =>
      trx.insertInto('theme').values({ libelle: 'Zwentibolde', listeQuestions: '' }).execute(),
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

describe.runIf(onSqlite)('a file from before', () => {
  /** As it was made until now: what is deleted stays in its free pages. */
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
    // Dirty again, and marked as clean: nobody looks.
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
