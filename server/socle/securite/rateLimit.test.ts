import { beforeEach, expect, test } from 'vitest';
import { openSchool, openSchoolForFile } from '../../testing/school.ts';
import { sweepLimits } from './rateLimit.ts';

const START = '2026-11-21T10:00:00.000Z';

const school = await openSchoolForFile();
beforeEach(async () => {
  school.at(START);
  await school.database.write((trx) => trx.deleteFrom('limite').execute());
});

const login = async (remoteAddress: string, password = 'wrong') => {
  const payload = { email: 'eleve@demo.be', password };
  const answer = await school.visitor.raw({
    method: 'POST',
    url: '/api/user/login',
    payload,
    remoteAddress,
  });
  return answer.statusCode;
};

test('one address, however patient, does not lock somebody else out of their account', async () => {
  const statuses = new Set<number>();
  for (let minute = 0; minute < 15; minute++) {
    school.at(`2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`);
    for (let n = 0; n < 6; n++) statuses.add(await login('198.51.100.7'));
  }
  expect(statuses).toEqual(new Set([401, 429]));
  expect(await login('203.0.113.9', 'Demo-2026!')).toBe(200);
});

test.each([
  ['ten networks of an IPv6 /56', (n: number) => `2001:db8:7:1${n}::1`],
  ['ten networks of an IPv6 /48', (n: number) => `2001:db8:8:${n}000::1`],
  ['ten addresses of an IPv4 /24', (n: number) => `198.51.100.${n}`],
])('%s are one place, which locks nobody out of an account', async (_, addressOf) => {
  const enter = async (remoteAddress: string, password: string) => {
    const answer = await school.visitor.raw({
      method: 'POST',
      url: '/api/extranet/login',
      payload: { email: 'superviseur@demo.be', password },
      remoteAddress,
    });
    return answer.statusCode;
  };
  const statuses = [];
  for (let n = 0; n < 10; n++)
    for (let essai = 0; essai < 5; essai++) statuses.push(await enter(addressOf(n), 'wrong'));
  expect(statuses.filter((status) => status === 401)).toHaveLength(24);
  expect(await enter('203.0.113.9', 'Demo-2026!')).toBe(200);
});

test('a whole /48 has three times the tries of one caller, on whatever accounts', async () => {
  const forget = async (n: number) =>
    (
      await school.visitor.raw({
        method: 'POST',
        url: '/api/user/forgotPassword',
        payload: { email: `personne-${n}@exemple.be` },
        remoteAddress: `2001:db8:9:${n.toString(16)}00::1`,
      })
    ).statusCode;
  const statuses = [];
  for (let n = 0; n < 32; n++) statuses.push(await forget(n));
  expect(statuses).toEqual([...Array<number>(30).fill(401), 429, 429]);
});

test('IPv4 callers of a server that listens on both are not taken for one', async () => {
  for (let n = 0; n < 6; n++) await login('::ffff:198.51.100.7');
  expect(await login('::ffff:198.51.100.7')).toBe(429);
  expect(await login('::ffff:203.0.113.9', 'Demo-2026!')).toBe(200);
});

test('what is kept of a caller leads back to no address without the secret', async () => {
  await login('198.51.100.7');
  const kept = await school.database.read.selectFrom('limite').select('cle').execute();
  const other = await openSchool({ env: { APP_SECRET: 'another secret, long enough as well' } });
  await other.visitor.raw({
    method: 'POST',
    url: '/api/user/login',
    payload: { email: 'eleve@demo.be', password: 'wrong' },
    remoteAddress: '198.51.100.7',
  });
  const there = await other.database.read.selectFrom('limite').select('cle').execute();
  await other.close();
  const callers = (rows: { cle: string }[]) => rows.map(({ cle }) => cle.split(' ').at(-1));
  const both = callers(kept).filter((cle) => callers(there).includes(cle));
  expect(kept).toHaveLength(6);
  expect(both).toHaveLength(1);
});

test('what has run out is forgotten, and what still counts is not', async () => {
  await login('192.0.2.1');
  const keys = async () =>
    (await school.database.read.selectFrom('limite').select('dateFin').execute()).length;
  const all = await keys();
  school.at('2026-11-21T10:01:00.000Z');
  await sweepLimits(school.database, school.now());
  expect(await keys()).toBe(all - 1);
  school.at('2026-11-21T10:15:00.000Z');
  await sweepLimits(school.database, school.now());
  expect(await keys()).toBe(0);
});
