import { type AddressInfo, connect } from 'node:net';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { minutesLater } from '../../testing/compte.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { fingerprint } from './signature.ts';

const HOURS = 60;
const DAYS = 24 * HOURS;

const school = await openSchoolForFile();
beforeEach(() => school.at(minutesLater(0)));

const login = () => school.login('utilisateur@demo.be');
const statusAt = async (admin: Pick<Person, 'call'>, minutes: number) => {
  school.at(minutesLater(minutes));
  return (await admin.call('getUserExtranet', {})).status;
};
const vueOf = async ({ token }: Pick<Person, 'token'>) => {
  const { dateVue } = await school.database.read
    .selectFrom('session')
    .select('dateVue')
    .where('jeton', '=', fingerprint(token!))
    .executeTakeFirstOrThrow();
  return dateVue;
};

describe('a session of staff', () => {
  test('ends after twelve hours without a call', async () => {
    const admin = await login();
    expect(await statusAt(admin, 12 * HOURS - 1 / 1000)).toBe(200);
    const other = await login();
    expect(await statusAt(other, 24 * HOURS)).toBe(401);
    expect(await other.call('getUserExtranet', {})).toMatchObject({ reconnexion: 1 });
  });

  test('is kept alive by calls, for thirty days at most', async () => {
    const admin = await login();
    for (let minutes = 11 * HOURS; minutes < 30 * DAYS; minutes += 11 * HOURS)
      expect(await statusAt(admin, minutes), `after ${minutes} minutes`).toBe(200);
    expect(await statusAt(admin, 30 * DAYS - 1)).toBe(200);
    expect(await statusAt(admin, 30 * DAYS)).toBe(401);
  });

  test('that has ended does not come back with a call', async () => {
    const admin = await login();
    expect(await statusAt(admin, 12 * HOURS)).toBe(401);
    expect(await statusAt(admin, 12 * HOURS + 1)).toBe(401);
  });

  test('is remembered as in use every five minutes, and no more often', async () => {
    const admin = await login();
    await statusAt(admin, 4.9);
    expect(await vueOf(admin)).toBe(minutesLater(0));
    await statusAt(admin, 5);
    expect(await vueOf(admin)).toBe(minutesLater(5));
    await statusAt(admin, 9.9);
    expect(await vueOf(admin)).toBe(minutesLater(5));
  });
});

test('a session of a learner needs no call', async () => {
  const eleve = await school.login('eleve@demo.be');
  school.at(minutesLater(29 * DAYS));
  expect((await eleve.call('getUser', {})).status).toBe(200);
});

describe('a token opens one audience', () => {
  test.each([
    ['eleve@demo.be', 'getUser', 'getUserExtranet'],
    ['superviseur@demo.be', 'getUserExtranet', 'getUser'],
  ] as const)('%s', async (email, own, other) => {
    const person = await school.login(email);
    expect((await person.call(own, {})).status).toBe(200);
    expect(await person.call(other, {})).toMatchObject({ status: 401, reconnexion: 1 });
  });

  test('and log-out ends it with its own flag alone', async () => {
    const eleve = await school.login('eleve@demo.be');
    const admin = await login();
    expect((await eleve.call('logout', { extranet: true })).status).toBe(401);
    expect((await admin.call('logout', { extranet: false })).status).toBe(401);
    expect((await eleve.call('getUser', {})).status).toBe(200);
    expect((await admin.call('logout', { extranet: true })).status).toBe(200);
    expect((await admin.call('getUserExtranet', {})).status).toBe(401);
    expect((await eleve.call('getUser', {})).status).toBe(200);
    expect((await eleve.call('logout', { extranet: false })).status).toBe(200);
    expect((await eleve.call('getUser', {})).status).toBe(401);
  });
});

describe('who takes minutes over the body of a call', () => {
  let port: number;
  beforeAll(async () => {
    await school.fastify.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = school.fastify.server.address() as AddressInfo);
  });

  async function slowly(
    who: Person,
    path: string,
    body: () => Promise<object>,
    meanwhile: () => Promise<unknown>,
  ) {
    const { value } = (await school.fastify.inject('/sanctum/csrf-cookie')).cookies[0]!;
    // `dateVue` moves after five minutes, which shows that the call is admitted.
    school.later(6 * 60);
    const before = await vueOf(who);
    const text = JSON.stringify(await body());
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${who.token}`,
      'X-Requested-With: XMLHttpRequest',
      `X-XSRF-TOKEN: ${value}`,
      `Cookie: XSRF-TOKEN=${value}`,
      'Content-Type: application/json',
      `Content-Length: ${text.length}`,
    ];
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (some) => (answer += some));
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await vi.waitFor(async () => expect(await vueOf(who)).not.toBe(before), 10_000);
    await meanwhile();
    socket.write(text);
    await vi.waitFor(() => expect(answer).toMatch(/^HTTP/), 10_000);
    socket.destroy();
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)![1]);
  }

  test('is asked again who they are', async () => {
    const chef = await school.login('superviseur@demo.be');
    const send = (meanwhile: () => Promise<unknown>) =>
      slowly(chef, '/api/extranet/addModule', async () => ({ libelle: 'Lent' }), meanwhile);
    expect(await send(async () => school.later(20))).toBe(200);
    const ended = async () => {
      school.later(20);
      expect(await chef.call('logout', { extranet: 1 })).toMatchObject({ status: 200 });
    };
    expect(await send(ended)).toBe(401);
  });

  test('does it when it is there, and not when it began', async () => {
    const chef = await school.login('superviseur@demo.be');
    const deleted = async () => {
      const quick = await school.login('superviseur@demo.be');
      const { id } = await quick.call('addModule', { libelle: 'Repris' });
      const { annulation } = await quick.call('deleteModule', { id });
      return { ligne_id: annulation!.ligne_id };
    };
    const undone = (seconds: number) =>
      slowly(chef, '/api/extranet/undo', deleted, async () => school.later(seconds));
    expect(await undone(9)).toBe(200);
    expect(await undone(20)).toBe(409);
  });
});
