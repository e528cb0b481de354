import { beforeEach, describe, expect, test } from 'vitest';
import { forgetTries } from '../../testing/compte.ts';
import { openSchool, openSchoolForFile } from '../../testing/school.ts';

const START = '2026-11-21T10:00:00.000Z';
const PASSWORD = 'Demo-2026!';
const CHLOE = 'eleve@demo.be';

const school = await openSchoolForFile();
beforeEach(async () => {
  school.at(START);
  await forgetTries(school);
});

interface Try {
  cookie?: string;
  password?: string;
  email?: string;
  extranet?: boolean;
}

async function enter({ cookie, password = PASSWORD, email = CHLOE, extranet }: Try = {}) {
  const answer = await school.fastify.inject({
    method: 'POST',
    url: extranet ? '/api/extranet/login' : '/api/user/login',
    payload: { email, password },
    remoteAddress: '203.0.113.9',
    headers: await headers(cookie),
  });
  const left = answer.cookies.find(({ name }) => name === 'appareil_connu');
  return { status: answer.statusCode, left, cookie: left && `${left.name}=${left.value}`, answer };
}

async function headers(cookie?: string) {
  const proof = (await school.fastify.inject('/sanctum/csrf-cookie')).cookies[0]!.value;
  return {
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': proof,
    cookie: [`XSRF-TOKEN=${proof}`, cookie].filter(Boolean).join('; '),
  };
}

async function lock(extranet = false): Promise<void> {
  await forgetTries(school);
  await enter({ password: 'wrong', extranet, email: extranet ? 'superviseur@demo.be' : CHLOE });
  await school.database.write((trx) =>
    trx.updateTable('limite').set({ nombre: 50 }).where('cle', 'like', 'login%').execute(),
  );
}

describe('a browser that has logged in before', () => {
  test('is let in when the account is locked for everybody else', async () => {
    const { cookie } = await enter();
    await lock();
    expect(await enter()).toMatchObject({ status: 429 });
    expect(await enter({ cookie })).toMatchObject({ status: 200 });
  });

  test('after log-out too, and is told as much of a wrong password as anybody', async () => {
    const { cookie, answer } = await enter();
    const stranger = await enter({ password: 'wrong' });
    await school.as(answer.json<{ token: string }>().token).call('logout', {});
    await lock();
    const known = await enter({ cookie, password: 'wrong' });
    expect(known.answer.json()).toEqual(stranger.answer.json());
    expect(known.left).toBeUndefined();
    expect(await enter({ cookie })).toMatchObject({ status: 200 });
  });

  test('has five tries a minute of its own and twenty a quarter of an hour', async () => {
    const { cookie } = await enter();
    await lock();
    const statuses = [];
    for (let minute = 0; minute < 5; minute++) {
      school.at(`2026-11-21T10:0${minute}:00.000Z`);
      for (let n = 0; n < 6; n++) statuses.push((await enter({ cookie, password: 'x' })).status);
    }
    const aMinute = [401, 401, 401, 401, 401, 429];
    expect(statuses.slice(0, 24)).toEqual([...aMinute, ...aMinute, ...aMinute, ...aMinute]);
    expect(statuses.slice(24)).toEqual(Array<number>(6).fill(429));
    await forgetLocked();
    expect(await enter()).toMatchObject({ status: 200 });
  });

  const forgetLocked = () =>
    school.database.write((trx) =>
      trx.deleteFrom('limite').where('cle', 'not like', 'login connu%').execute(),
    );

  test('the staff have theirs', async () => {
    const who = { email: 'superviseur@demo.be', extranet: true };
    const { cookie } = await enter(who);
    await lock(true);
    expect(await enter(who)).toMatchObject({ status: 429 });
    expect(await enter({ ...who, cookie })).toMatchObject({ status: 200 });
  });

  test('of a family is known to each of them', async () => {
    const { cookie: first } = await enter({ email: 'eleve2@demo.be' });
    const { cookie } = await enter({ cookie: first! });
    await lock();
    expect(await enter({ cookie })).toMatchObject({ status: 200 });
    expect(await enter({ cookie, email: 'eleve2@demo.be' })).toMatchObject({ status: 200 });
    let kept = cookie;
    for (let n = 0; n < 6; n++) ({ cookie: kept } = await enter({ cookie: kept! }));
    expect(kept!.split('~')).toHaveLength(2);
  });
});

describe('the cookie', () => {
  test('goes with log-ins alone, out of reach of scripts and other sites, for six months', async () => {
    const { left } = await enter();
    expect(left).toEqual({
      name: 'appareil_connu',
      value: expect.stringMatching(/^[\w-]{43}\.\w+\.[\w-]{43}$/),
      path: '/api/user/login',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 180 * 24 * 3600,
    });
    expect((await enter({ extranet: true, email: 'superviseur@demo.be' })).left).toMatchObject({
      path: '/api/extranet/login',
      httpOnly: true,
    });
  });

  test('goes over https alone where there is https', async () => {
    const there = await openSchool({ env: { APP_URL: 'https://priorite.example' } });
    const { headers: sent } = await there.visitor.raw({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: CHLOE, password: PASSWORD },
    });
    await there.close();
    expect(String(sent['set-cookie'])).toMatch(
      /^appareil_connu=.*; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('tells nobody whose it is, and is never twice the same', async () => {
    const [one, two] = [await enter(), await enter()];
    expect(one.cookie).not.toBe(two.cookie);
    const parts = [one, two].map(({ left }) => left!.value.split('.'));
    expect(parts[0]![0]).not.toBe(parts[1]![0]);
    expect(parts[0]![2]).not.toBe(parts[1]![2]);
    for (const part of parts.flat())
      expect(Buffer.from(part, 'base64url').toString('latin1')).not.toMatch(/eleve|demo/);
  });

  test('is left by no log-in that fails', async () => {
    expect((await enter({ password: 'wrong' })).answer.headers['set-cookie']).toBeUndefined();
    expect((await enter({ email: 'x@demo.be' })).answer.headers['set-cookie']).toBeUndefined();
  });

  const worthless: [what: string, make: (good: string) => Promise<string> | string][] = [
    ['of another account', async () => (await enter({ email: 'eleve2@demo.be' })).cookie!],
    [
      'of the staff',
      async () => (await enter({ extranet: true, email: 'superviseur@demo.be' })).cookie!,
    ],
    ['with another time', (good) => good.replace(/\.\w+\./, '.zzzzzz.')],
    ['with another signature', (good) => `${good.slice(0, -6)}AAAAAA`],
    ['cut short', (good) => good.slice(0, -43)],
    ['of nobody', () => 'appareil_connu=~~.~..~a.b.c~é.1.é'],
  ];
  test.each(worthless)('%s opens no way past the limits', async (_, make) => {
    const { cookie } = await enter();
    const other = await make(cookie!);
    await lock();
    expect(await enter({ cookie: other })).toMatchObject({ status: 429 });
    expect(await enter({ cookie })).toMatchObject({ status: 200 });
  });

  test('is worth nothing after six months', async () => {
    const { cookie } = await enter();
    school.at('2027-05-20T09:59:59.000Z');
    await lock();
    expect(await enter({ cookie })).toMatchObject({ status: 200 });
    school.at('2027-05-20T10:00:00.000Z');
    expect(await enter({ cookie })).toMatchObject({ status: 429 });
  });

  test('is worth nothing after a new password', async () => {
    const email = 'eleve2@demo.be';
    const nouveau = { password: 'Trois-tramways-7', passwordConfirm: 'Trois-tramways-7' };
    const { cookie, answer } = await enter({ email });
    const eleve = school.as(answer.json<{ token: string }>().token);
    expect(await eleve.call('modifyPassword', nouveau)).toMatchObject({
      status: 200,
    });
    await forgetTries(school);
    await enter({ email, password: 'wrong' });
    await school.database.write((trx) =>
      trx.updateTable('limite').set({ nombre: 50 }).where('cle', 'like', 'login%').execute(),
    );
    expect(await enter({ email, cookie, password: 'Trois-tramways-7' })).toMatchObject({
      status: 429,
    });
  });
});
