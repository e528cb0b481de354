import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { connect } from '../socle/db/connect.ts';
import { sendMails } from '../socle/mail/sendMails.ts';
import type { Transport } from '../socle/mail/transport.ts';
import { forgetTries, inscription, lastMailTo, minutesLater } from './compte.ts';
import { type School, openSchool } from './school.ts';
import { foundIn } from './traces.ts';
import { eraseDue } from '../viePrivee/eraseDue.ts';

const onSqlite = inject('template').kind === 'sqlite';
const WEEK = 7 * 24 * 60;

describe('somebody who was erased', () => {
  let school: School;
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
    const mails = sendMails({
      env,
      database,
      clock: now,
      transport,
      log,
      openers: { facture: async () => undefined, conditions: async () => undefined },
    });
    await mails.run();
    await mails.idle();
  }

  async function live(n: number): Promise<void> {
    const one = somebody(n);
    const { email } = one;
    await forgetTries(school);
    await school.visitor.call('register', one);
    const { jeton } = await lastMailTo(school, email);
    await school.visitor.call('confirmEmail', { jeton, password: one.password });
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
    // PostgreSQL analyzes by itself from time to time.
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
            .values({ libelle: `${n}` })
            .execute(),
        ),
      ),
      ...Array.from({ length: 50 }, () => database.read.selectFrom('theme').selectAll().execute()),
    ]);
    expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
    await other.close();
  });
});
