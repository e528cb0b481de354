import { beforeEach, describe, expect, test } from 'vitest';
import { PLACES } from '../../socle/securite/password.ts';
import { byNumber } from '../../testing/compte.ts';
import { crowd } from '../../testing/cost.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const password = 'Demo-2026!';
const ROOM = PLACES.waiting;

const school = await openSchoolForFile();
beforeEach(async () => {
  await school.database.write((trx) => trx.deleteFrom('limite').execute());
});

const login = (email: string, given = password) =>
  school.visitor.call('login', { email, password: given });

const setVerification = (dateVerification: string | null) =>
  school.database.write((trx) =>
    trx
      .updateTable('eleve')
      .set({ dateVerification })
      .where('email', '=', 'eleve2@demo.be')
      .execute(),
  );

describe('a learner', () => {
  test('has one mailbox, however it is written: in capitals, composed or not, by its own script', async () => {
    const chef = await school.login('superviseur@demo.be');
    const qui = { prenom: 'Zoé', nom: 'École' };
    const own = 'Un-Mot-2de-Passe!';
    const added = await chef.call('addEleve', { ...qui, email: 'Zoé@École.be', password: own });
    expect(added).toMatchObject({ status: 200 });
    const kept = 'zoé@xn--cole-9oa.be';
    for (const typed of [kept, 'ZOE\u0301@E\u0301COLE.BE', ' zoé@école.be ', 'ZOÉ@XN--COLE-9OA.be'])
      expect(await login(typed, own)).toMatchObject({ status: 200, user: { email: kept } });
    for (const email of [kept, 'zoé@ÉCOLE.be'])
      expect(await chef.call('addEleve', { ...qui, email })).toMatchObject({ status: 422 });
    expect(await login('zoe@école.be', own)).toMatchObject({ status: 401 });
  });

  test('logs in whatever the case of the e-mail, and the token opens his calls alone', async () => {
    const answer = await login(' Eleve@Demo.BE ');
    expect(answer).toMatchObject({ status: 200, verified: true, user: { email: 'eleve@demo.be' } });
    expect(JSON.stringify(answer)).not.toMatch(/motDePasse"|argon2/);
    const eleve = school.as(answer.token);
    expect(await eleve.call('getUser', {})).toMatchObject({ status: 200, user: answer.user });
    expect(await eleve.call('getUserExtranet', {})).toMatchObject({ status: 401 });
  });

  test('logs out: the token is worth nothing any more, and a second time says so', async () => {
    const { token } = await login('eleve@demo.be');
    const eleve = school.as(token);
    expect(await eleve.call('logout', { extranet: true })).toMatchObject({ status: 401 });
    expect(await eleve.call('logout', { extranet: false })).toMatchObject({ status: 200 });
    expect(await eleve.call('getUser', {})).toMatchObject({ status: 401 });
    expect(await eleve.call('logout', {})).toMatchObject({ status: 401 });
  });

  test('is told the same for a wrong e-mail and a wrong password', async () => {
    const [wrong, nobody, staff] = [
      await login('eleve@demo.be', 'Demo-2026?'),
      await login('personne@demo.be'),
      await login('superviseur@demo.be'),
    ];
    expect(wrong).toMatchObject({ status: 401, verified: true, user: null });
    expect([nobody, staff]).toEqual([wrong, wrong]);
  });

  test('with an unconfirmed e-mail gets a reference that tells no id', async () => {
    await setVerification(null);
    const answer = await login('eleve2@demo.be');
    expect(answer).toMatchObject({ status: 401, verified: false, user: expect.any(String) });
    expect(answer).not.toHaveProperty('token');
    // Sealed: it differs each time, and shows neither id nor time.
    const { user: one } = answer as unknown as { user: string };
    const { user: two } = (await login('eleve2@demo.be')) as unknown as { user: string };
    expect(one).not.toBe(two);
    const seen = Buffer.from(one, 'base64url').toString('latin1');
    for (const text of [one, seen]) expect(text).not.toContain(String(school.now().getTime()));
    expect(await login('eleve2@demo.be', 'wrong')).toMatchObject({
      status: 401,
      verified: true,
      user: null,
    });
    await setVerification(school.now().toISOString());
  });

  test.each([
    [{}, ['email', 'password']],
    [{ email: 'eleve', password: 'x' }, ['email']],
    [{ email: 'eleve@demo.be', password: '' }, ['password']],
    [{ email: 7, password: ['x'] }, ['email', 'password']],
  ])('%j is told what is wrong by field', async (input, fields) => {
    const answer = await school.visitor.call('login', input);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.validation_errors!)).toEqual(fields);
    for (const [message] of Object.values(answer.validation_errors!))
      expect(message).toMatch(/^\p{Lu}.*\.$/u);
  });
});

describe('guessing', () => {
  test('five wrong passwords in a minute stop the sixth try, right or wrong; then it goes on', async () => {
    for (let n = 0; n < 5; n++)
      expect(await login('eleve@demo.be', `wrong ${n}`)).toMatchObject({ status: 401 });
    const stopped = await login('eleve@demo.be');
    expect(stopped).toMatchObject({ status: 429, message: expect.stringMatching(/60 secondes/) });
    expect(await login('eleve2@demo.be')).toMatchObject({ status: 200 });
    school.at('2026-11-21T10:01:00.000Z');
    expect(await login('eleve@demo.be')).toMatchObject({ status: 200 });
    school.at('2026-11-21T10:00:00.000Z');
  });

  test('many at once get no more tries than one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => login('eleve@demo.be', `wrong ${n}`)),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  test('many at once on a few accounts, right and wrong: nobody waits for anybody for ever', async () => {
    const accounts = ['eleve@demo.be', 'eleve2@demo.be', 'personne@demo.be'];
    const answers = await Promise.all(
      Array.from({ length: 45 }, (_, n) => login(accounts[n % 3]!, n % 2 ? password : 'wrong')),
    );
    for (const { status } of answers) expect([200, 401, 429]).toContain(status);
  });

  test('right passwords are not counted with them', async () => {
    for (let n = 0; n < 8; n++) expect(await login('eleve@demo.be')).toMatchObject({ status: 200 });
  });

  test('more at once than can be computed are told when to come again, and it costs them no try', async () => {
    const strangers = crowd({ left: ROOM });
    let answered = 0;
    const tries = Array.from({ length: 40 }, async (_, n) => {
      const payload = { email: `personne-${n}@demo.be`, password: 'x' };
      const answer = await school.visitor.raw({ method: 'POST', url: '/api/user/login', payload });
      answered++;
      return answer;
    });
    await expect.poll(() => answered, { timeout: 20_000 }).toBe(40 - ROOM);
    await strangers.leave();
    const answers = await Promise.all(tries);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(ROOM);
    expect(refused).toHaveLength(40 - ROOM);
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toBe('5');
      expect(body).toContain('Trop de monde en même temps. À réessayer dans 5 secondes.');
    }
    const rows = await school.database.read.selectFrom('limite').select('nombre').execute();
    expect(rows.filter(({ nombre }) => nombre === ROOM)).toHaveLength(2);
    expect(rows.filter(({ nombre }) => nombre === 0)).toHaveLength((40 - ROOM) * 4);
  });

  test('one address gets a hundred tries on whatever accounts; a /64 of IPv6 is one address', async () => {
    const from = (remoteAddress: string, n: number) =>
      school.visitor
        .raw({
          method: 'POST',
          url: '/api/user/login',
          payload: { email: `personne-${n}@demo.be`, password: 'x' },
          remoteAddress,
        })
        .then((answer) => answer.statusCode);
    const counted = (nombre: number) =>
      school.database.write((trx) => trx.updateTable('limite').set({ nombre }).execute());
    expect(await from('2001:db8::1', 1)).toBe(401);
    await counted(99);
    expect(await from('2001:db8:0:0:ffff::1', 2)).toBe(401);
    expect(await from('2001:db8:0:0:ffff::1', 3)).toBe(429);
    expect(await from('2001:db8:0:1::1', 4)).toBe(401);
    await counted(200);
    expect(await from('2001:db8:0:2::1', 5)).toBe(429);
    expect(await from('2001:db8:0:100::1', 6)).toBe(401);
    await counted(300);
    expect(await from('2001:db8:0:200::1', 7)).toBe(429);
    expect(await from('2001:db8:1::1', 8)).toBe(401);
  });

  test('what is counted and kept names nobody', async () => {
    await login('eleve@demo.be', 'wrong');
    const { token } = await login('eleve2@demo.be');
    const rows = JSON.stringify([
      await school.database.read.selectFrom('limite').selectAll().execute(),
      await school.database.read.selectFrom('session').selectAll().execute(),
    ]);
    for (const secret of [token, 'eleve@demo.be', '127.0.0.1']) expect(rows).not.toContain(secret);
  });

  test('a limited answer says when in its header too', async () => {
    for (let n = 0; n < 5; n++) await login('eleve@demo.be', 'wrong');
    const answer = await school.visitor.raw({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: 'eleve@demo.be', password },
    });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBe(60);
  });
});

describe('succeeding', () => {
  const ENTREES = 30;

  const counted = (nombre: number) =>
    school.database.write((trx) =>
      trx.updateTable('limite').set({ nombre }).where('cle', 'like', 'entree%').execute(),
    );
  const from = async (remoteAddress: string, email: string) =>
    (
      await school.visitor.raw({
        method: 'POST',
        url: '/api/user/login',
        payload: { email, password },
        remoteAddress,
      })
    ).statusCode;
  const sessions = async () =>
    (await school.database.read.selectFrom('session').select('jeton').execute()).length;

  test('a class of thirty behind one address logs in at the same moment', async () => {
    const { motDePasse } = await school.database.read
      .selectFrom('eleve')
      .select('motDePasse')
      .where('email', '=', 'eleve@demo.be')
      .executeTakeFirstOrThrow();
    const instant = school.now().toISOString();
    const classe = Array.from({ length: 30 }, (_, n) => `classe-${n}@demo.be`);
    const rows = classe.map((email) => ({
      email,
      motDePasse,
      prenom: 'Une',
      nom: 'Classe',
      newsletter: 0 as const,
      contratSigne: 0 as const,
      dateVerification: instant,
      dateCreation: instant,
    }));
    await school.database.write((trx) => trx.insertInto('eleve').values(rows).execute());
    const statuses = await Promise.all(classe.map((email) => from('198.51.100.7', email)));
    expect(statuses).toEqual(classe.map(() => 200));
  });

  test('thirty times in a quarter of an hour is enough for one account, also many at once', async () => {
    await login('eleve@demo.be');
    await counted(ENTREES - 1);
    const before = await sessions();
    const answers = await Promise.all(Array.from({ length: 5 }, () => login('eleve@demo.be')));
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([
      200, 429, 429, 429, 429,
    ]);
    expect(await sessions()).toBe(before + 1);
    expect(await login('eleve@demo.be')).toMatchObject({
      status: 429,
      message: expect.stringMatching(/15 minutes/),
    });
    expect(await login('eleve2@demo.be')).toMatchObject({ status: 200 });
    school.at('2026-11-21T10:15:00.000Z');
    expect(await login('eleve@demo.be')).toMatchObject({ status: 200 });
    school.at('2026-11-21T10:00:00.000Z');
  });

  test('sixty times in a minute is enough for one address, and no other is concerned', async () => {
    await from('198.51.100.7', 'eleve@demo.be');
    await counted(60);
    expect(await from('198.51.100.7', 'eleve2@demo.be')).toBe(429);
    expect(await from('203.0.113.9', 'eleve2@demo.be')).toBe(200);
  });

  test('the right password of an address not confirmed is counted too', async () => {
    await setVerification(null);
    expect(await login('eleve2@demo.be')).toMatchObject({ status: 401, verified: false });
    await counted(ENTREES);
    expect(await login('eleve2@demo.be')).toMatchObject({ status: 429 });
    await setVerification(school.now().toISOString());
  });

  test('staff have the same limits', async () => {
    const enter = () =>
      school.visitor.call('loginExtranet', { email: 'superviseur@demo.be', password });
    expect(await enter()).toMatchObject({ status: 200 });
    await counted(ENTREES);
    const before = await sessions();
    expect(await enter()).toMatchObject({ status: 429 });
    expect(await sessions()).toBe(before);
  });
});

describe('the staff', () => {
  test('log in apart, with their level', async () => {
    const answer = await school.visitor.call('loginExtranet', {
      email: 'superviseur@demo.be',
      password,
    });
    expect(answer).toMatchObject({ status: 200, user: { level: 10 }, message: expect.any(String) });
    const admin = school.as(answer.token);
    expect(await admin.call('getUserExtranet', {})).toMatchObject({
      status: 200,
      user: answer.user,
    });
    expect(await admin.call('getUser', {})).toMatchObject({ status: 401 });
    expect(await admin.call('logout', { extranet: true })).toMatchObject({ status: 200 });
    expect(await admin.call('getUserExtranet', {})).toMatchObject({ status: 401 });
  });

  test('are refused in their own words', async () => {
    const answer = await school.visitor.call('loginExtranet', { email: 'eleve@demo.be', password });
    expect(answer).toMatchObject({ status: 401, message: 'Email ou mot de passe incorrect.' });
  });
});
