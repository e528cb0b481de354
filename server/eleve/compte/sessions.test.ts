import { beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from '../../socle/securite/signature.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { byNumber, forgetTries, minutesLater } from '../../testing/compte.ts';

const CHLOE = 'eleve@demo.be';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const school = await openSchoolForFile();
beforeEach(async () => {
  school.at(minutesLater(0));
  await forgetTries(school);
  await school.database.write((trx) => trx.deleteFrom('session').execute());
});

const sessionsOf = async (eleve: Pick<Person, 'call'>) =>
  (await eleve.call('getSessions', {})).sessions;
const works = async (eleve: Pick<Person, 'call'>) =>
  (await eleve.call('getUser', {})).status === 200;

test('the list tells the device, when, and which is this one; the latest first', async () => {
  const { body } = await school.visitor.raw({
    method: 'POST',
    url: '/api/user/login',
    payload: { email: CHLOE, password: 'Demo-2026!' },
    headers: { 'user-agent': FIREFOX },
  });
  const first = school.as((JSON.parse(body) as { token: string }).token);
  school.at(minutesLater(30));
  const second = await school.login(CHLOE);
  await school.login('eleve2@demo.be');
  const sessions = await sessionsOf(first);
  expect(sessions).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      appareil: null,
      dateCreation: minutesLater(30),
      dateVue: minutesLater(30),
      courante: 0,
    },
    {
      id: expect.any(String),
      appareil: 'Firefox sur Windows',
      dateCreation: minutesLater(0),
      dateVue: minutesLater(0),
      courante: 1,
    },
  ]);
  expect((await sessionsOf(second)).map(({ courante }) => courante)).toEqual([1, 0]);
});

test('what a browser calls itself is never kept as it came', async () => {
  const agent = '<script>alert(1)</script> Firefox/1 Windows';
  await school.visitor.raw({
    method: 'POST',
    url: '/api/user/login',
    payload: { email: CHLOE, password: 'Demo-2026!' },
    headers: { 'user-agent': agent },
  });
  const rows = await school.database.read.selectFrom('session').select('appareil').execute();
  expect(rows).toEqual([{ appareil: 'Firefox sur Windows' }]);
});

test('an id opens nothing: it is neither the token nor what is kept of it', async () => {
  const eleve = await school.login(CHLOE);
  const { id } = (await sessionsOf(eleve))[0]!;
  expect(fingerprint(eleve.token!)).not.toContain(id);
  expect(eleve.token).not.toContain(id);
  for (const token of [id, fingerprint(eleve.token!), `${id}${id}`])
    expect(await school.as(token).call('getUser', {})).toMatchObject({ status: 401 });
});

test('one’s own session is ended by its id, once', async () => {
  const [here, there] = [await school.login(CHLOE), await school.login(CHLOE)];
  const { id } = (await sessionsOf(here)).find(({ courante }) => !courante)!;
  expect(await here.call('endSession', { id })).toEqual({ status: 200, nombre: 1 });
  expect(await works(there)).toBe(false);
  expect(await works(here)).toBe(true);
  expect(await here.call('endSession', { id })).toMatchObject({ status: 404 });
});

test('somebody else’s is not found', async () => {
  const [eleve, autre] = [await school.login(CHLOE), await school.login('eleve2@demo.be')];
  const staff = await school.login('superviseur@demo.be');
  const { id } = (await sessionsOf(autre))[0]!;
  const foreign = [
    id,
    fingerprint(autre.token!),
    fingerprint(staff.token!),
    '',
    '1',
    "' or 1=1 --",
  ];
  for (const each of foreign)
    expect(await eleve.call('endSession', { id: each }), each).toMatchObject({ status: 404 });
  expect(await works(autre)).toBe(true);
  expect(await staff.call('getUserExtranet', {})).toMatchObject({ status: 200 });
});

test('without an id all the others end, and nobody else’s', async () => {
  const here = await school.login(CHLOE);
  const others = [await school.login(CHLOE), await school.login(CHLOE)];
  const autre = await school.login('eleve2@demo.be');
  expect(await here.call('endSession', {})).toEqual({ status: 200, nombre: 2 });
  for (const each of others) expect(await works(each)).toBe(false);
  expect([await works(here), await works(autre)]).toEqual([true, true]);
  expect(await here.call('endSession', {})).toEqual({ status: 200, nombre: 0 });
});

test('two who end each other at once: one stays', async () => {
  for (let round = 0; round < 5; round++) {
    const people = [await school.login(CHLOE), await school.login(CHLOE)];
    const answers = await Promise.all(people.map((each) => each.call('endSession', {})));
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 401]);
  }
});

describe('twenty at the same time', () => {
  const tokensOf = async (email: string, nombre: number) => {
    const people = [];
    for (let n = 0; n < nombre; n++) {
      school.at(minutesLater(n));
      people.push(await school.login(email));
    }
    return people;
  };
  const enter = (name: 'login' | 'loginExtranet', email: string) =>
    school.visitor.call(name, { email, password: 'Demo-2026!' });

  test('the oldest ends when one more begins, and nobody else’s', async () => {
    const autre = await school.login('eleve2@demo.be');
    const people = await tokensOf(CHLOE, 20);
    expect(await works(people[0]!)).toBe(true);
    const { token } = await enter('login', CHLOE);
    expect(await works(people[0]!)).toBe(false);
    for (const each of [...people.slice(1), school.as(token), autre])
      expect(await works(each)).toBe(true);
    expect(await sessionsOf(school.as(token))).toHaveLength(20);
  });

  test('the same for staff', async () => {
    const people = await tokensOf('superviseur@demo.be', 20);
    const { token } = await enter('loginExtranet', 'superviseur@demo.be');
    const alive = await Promise.all(
      [...people, school.as(token)].map(
        async (each) => (await each.call('getUserExtranet', {})).status,
      ),
    );
    expect(alive).toEqual([401, ...Array<number>(20).fill(200)]);
  });

  test('however many begin at once', async () => {
    await tokensOf(CHLOE, 20);
    school.later(60);
    const people = await Promise.all(Array.from({ length: 12 }, () => school.login(CHLOE)));
    expect(await sessionsOf(people[0]!)).toHaveLength(20);
    for (const each of people) expect(await works(each)).toBe(true);
  });
});

test('one that has run out is not listed', async () => {
  await school.login(CHLOE);
  school.at('2026-12-21T09:59:59.999Z');
  const eleve = await school.login(CHLOE);
  expect(await sessionsOf(eleve)).toHaveLength(2);
  school.at('2026-12-21T10:00:00.000Z');
  expect(await sessionsOf(eleve)).toHaveLength(1);
});

test('when it was last used is kept by the hour', async () => {
  const eleve = await school.login(CHLOE);
  const vue = async () => (await sessionsOf(eleve))[0]!.dateVue;
  school.at('2026-11-21T10:59:59.999Z');
  await works(eleve);
  expect(await vue()).toBe(minutesLater(0));
  school.at(minutesLater(60));
  await Promise.all([works(eleve), works(eleve), works(eleve)]);
  expect(await vue()).toBe(minutesLater(60));
  school.at(minutesLater(90));
  await works(eleve);
  expect(await vue()).toBe(minutesLater(60));
});
