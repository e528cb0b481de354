import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CallName, calls } from '../../../contract/index.ts';
import type { Call } from '../../../contract/call.ts';
import { byNumber, forgetTries, mailsTo } from '../../testing/compte.ts';
import {
  MOT_DE_PASSE,
  type Membre,
  adminOf,
  codeOf,
  hire,
  installFacteur,
  openSchoolHiring,
} from '../../testing/personnel.ts';
import { samplesOf } from '../../testing/samples.ts';
import { type School, openSchool } from '../../testing/school.ts';
import { pasOf } from './totp.ts';

const { school, membre: zoe } = await openSchoolHiring(1);

const password = async (who: Membre = zoe, at: School = school) => {
  const typed = { email: who.email, password: MOT_DE_PASSE };
  const answer: object = await at.visitor.call('loginExtranet', typed);
  return answer as { status: number; jeton: string };
};
const second = (jeton: string, code: string) => school.visitor.call('loginCode', { jeton, code });
const begin = () => zoe.call('beginFacteur', { password: MOT_DE_PASSE });

async function step(path: string, payload: object, cookie = '') {
  const proof = (await school.fastify.inject('/sanctum/csrf-cookie')).cookies[0]!.value;
  const answer = await school.visitor.raw({
    method: 'POST',
    url: path,
    payload,
    headers: { 'x-xsrf-token': proof, cookie: `XSRF-TOKEN=${proof}; ${cookie}` },
  });
  const { value, path: where } = answer.cookies.find((c) => c.name === 'appareil_connu') ?? {};
  const goes = where !== undefined && calls.loginCode.path.startsWith(`${where}/`);
  const left = goes ? `appareil_connu=${value}` : '';
  return { status: answer.statusCode, left, jeton: answer.json<{ jeton?: string }>().jeton };
}

test.each([
  // RFC 6238, appendix B, its last six figures.
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code of second %i', (second, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const now = new Date(second * 1000);
  expect(pasOf(secret, code, now)).toBe(Math.floor(second / 30));
  expect(pasOf(secret, code, new Date(now.getTime() + 90_000))).toBeNull();
});

describe('setting it up', () => {
  test('the QR code says to an application what the page says to a person', async () => {
    const { secret, qr } = await begin();
    const { data, info } = await sharp(Buffer.from(qr), { density: 600 })
      .flatten({ background: 'white' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = new URL(decodeQR({ width: info.width, height: info.height, data }));
    expect(decodeURIComponent(read.pathname)).toContain(zoe.email);
    expect(Object.fromEntries(read.searchParams)).toMatchObject({
      secret: secret.replaceAll(' ', ''),
      issuer: 'Priorité',
      digits: '6',
      period: '30',
      algorithm: 'SHA1',
    });
  });

  test('holds from the first code on: recovery codes once, sealed, told by mail and in the journal', async () => {
    const { jeton, secret } = await begin();
    expect(await zoe.call('getFacteur', {})).toMatchObject({ dateFacteur: null });
    expect(await password()).toMatchObject({ status: 200 });
    const wrong = codeOf(school, secret, 300);
    expect(await zoe.call('confirmFacteur', { jeton, code: wrong })).toMatchObject({
      status: 422,
      errors: { code: [expect.any(String)] },
    });
    const code = codeOf(school, secret);
    const { codes } = await zoe.call('confirmFacteur', { jeton, code });
    expect(new Set(codes).size).toBe(10);
    expect(await zoe.call('getFacteur', {})).toMatchObject({
      dateFacteur: school.now().toISOString(),
      codesRestants: 10,
      obligatoire: 0,
    });
    const stored = await adminOf(school, zoe.id);
    const lignes = await school.database.read.selectFrom('journal').selectAll().execute();
    const secours = await school.database.read.selectFrom('codeSecours').selectAll().execute();
    const kept = JSON.stringify([stored, lignes, secours, await mailsTo(school, zoe.email)]);
    expect(kept).toContain('"secondFacteur\\":1');
    for (const one of [
      secret,
      secret.replaceAll(' ', ''),
      ...codes,
      ...codes.map((c) => c.slice(5)),
    ])
      expect(kept).not.toContain(one);
    expect((await mailsTo(school, zoe.email)).at(-1)!.texte).toContain('installé');
  });

  test('whoever is in with the password alone is out, but who sets it up', async () => {
    const { token } = (await password()) as never as { token: string };
    await installFacteur(school, zoe);
    expect(await school.as(token).call('getUserExtranet', {})).toMatchObject({ status: 401 });
    expect(await zoe.call('getUserExtranet', {})).toMatchObject({ status: 200 });
  });

  test('wants the password; what is not ours, another’s, or too old is refused; one is enough', async () => {
    expect(await zoe.call('beginFacteur', { password: 'pas celui-là' })).toMatchObject({
      status: 401,
    });
    const { jeton, secret } = await begin();
    const other = await hire(school, 1);
    const confirm = (who: Membre, what: string) =>
      who.call('confirmFacteur', { jeton: what, code: codeOf(school, secret) });
    expect(await confirm(other, jeton)).toMatchObject({ status: 401, recommencer: 1 });
    expect(await confirm(zoe, 'x')).toMatchObject({ status: 401, recommencer: 1 });
    await installFacteur(school, other);
    expect(await confirm(zoe, (await password(other)).jeton)).toMatchObject({ status: 401 });
    const both = await Promise.all([confirm(zoe, jeton), confirm(zoe, jeton)]);
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
    expect(await zoe.call('beginFacteur', { password: MOT_DE_PASSE })).toMatchObject({
      status: 409,
    });
    const third = await hire(school, 1);
    const begun = await third.call('beginFacteur', { password: MOT_DE_PASSE });
    school.later(15 * 60);
    const late = { jeton: begun.jeton, code: codeOf(school, begun.secret) };
    expect(await third.call('confirmFacteur', late)).toMatchObject({ status: 401, recommencer: 1 });
  });
});

describe('logging in with it', () => {
  let secret: string;
  let codes: string[];
  beforeEach(async () => {
    ({ secret, codes } = await installFacteur(school, zoe));
  });

  test('the password opens nothing, and the code does', async () => {
    const first = await password();
    expect(first).toMatchObject({ status: 401, jeton: expect.any(String) });
    expect(first).not.toHaveProperty('token');
    const typed = codeOf(school, secret).replace(/^(...)/, '$1 ');
    const { status, token, user } = await second(first.jeton, typed);
    expect([status, user.id]).toEqual([200, zoe.id]);
    expect(await school.as(token).call('getUserExtranet', {})).toMatchObject({ status: 200 });
  });

  test('a wrong password is told as ever, and gives no second step', async () => {
    const answer = await school.visitor.call('loginExtranet', {
      email: zoe.email,
      password: 'pas celui-là',
    });
    expect(answer).toEqual({ status: 401, message: 'Email ou mot de passe incorrect.' });
  });

  test('a code is taken once, also of two that come at once, and none from before it', async () => {
    const { jeton } = await password();
    const before = codeOf(school, secret, -30);
    const code = codeOf(school, secret);
    const both = await Promise.all([second(jeton, code), second(jeton, code)]);
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 401]);
    expect(await second(jeton, code)).toMatchObject({ status: 401 });
    expect(await second(jeton, before)).toMatchObject({ status: 401 });
    expect(await second(jeton, codeOf(school, secret, 30))).toMatchObject({ status: 200 });
  });

  test('clocks half a minute apart are borne with, a minute is not', async () => {
    const { jeton } = await password();
    expect(await second(jeton, codeOf(school, secret, -60))).toMatchObject({ status: 401 });
    expect(await second(jeton, codeOf(school, secret, 60))).toMatchObject({ status: 401 });
    expect(await second(jeton, codeOf(school, secret, 30))).toMatchObject({ status: 200 });
  });

  test('a recovery code opens once, also of two that come at once', async () => {
    const { jeton } = await password();
    const code = codes[3]!.toUpperCase().replaceAll('-', ' ');
    const both = await Promise.all([second(jeton, code), second(jeton, code)]);
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 401]);
    expect(await zoe.call('getFacteur', {})).toMatchObject({ codesRestants: 9 });
    expect(await second(jeton, codes[3]!)).toMatchObject({ status: 401 });
    expect(await second(jeton, codes[4]!)).toMatchObject({ status: 200 });
    const renewed = await zoe.call('renewCodes', { password: MOT_DE_PASSE });
    expect(await second(jeton, codes[5]!)).toMatchObject({ status: 401 });
    expect(await second(jeton, renewed.codes[5]!)).toMatchObject({ status: 200 });
  });

  test('five wrong codes in a quarter, twenty a day; a new password counts anew', async () => {
    const { jeton } = await password();
    let wrong = 0;
    for (let quarter = 0; quarter < 5; quarter++) {
      const { jeton } = await password();
      for (let n = 0; n < 6; n++) {
        const { status } = await second(jeton, 'aaaa-bbbb-cccc');
        if (status === 401) wrong++;
        else expect(status).toBe(429);
      }
      school.later(15 * 60);
    }
    expect(wrong).toBe(20);
    const late = codeOf(school, secret);
    expect(await second((await password()).jeton, late)).toMatchObject({ status: 429 });
    expect(await second(jeton, late)).toMatchObject({ status: 401, recommencer: 1 });
    const chef = await hire(school, 10);
    const { prenom, nom, level } = await adminOf(school, zoe.id);
    const neuf = 'Quatre-tramways-8';
    const { jeton: before } = await password();
    await chef.call('updateUser', {
      id: zoe.id,
      prenom,
      nom,
      level,
      email: zoe.email,
      password: neuf,
    });
    expect(await second(before, late)).toMatchObject({ status: 401, recommencer: 1 });
    const anew = (await school.visitor.call('loginExtranet', {
      email: zoe.email,
      password: neuf,
    })) as never as { jeton: string };
    expect(await second(anew.jeton, late)).toMatchObject({ status: 200 });
  });

  test('who knows the password alone keeps nobody out of a browser that has been in', async () => {
    const typed = { email: zoe.email, password: MOT_DE_PASSE };
    const enter = async (code: string, cookie?: string) => {
      const { status, jeton } = await step(calls.loginExtranet.path, typed, cookie);
      if (!jeton) return { status, left: '' };
      return step(calls.loginCode.path, { jeton, code }, cookie);
    };
    const { status, left } = await enter(codeOf(school, secret));
    expect([status, left]).toEqual([200, expect.stringContaining('appareil_connu=')]);
    const { jeton } = await password();
    for (let n = 0; n < 6; n++) await second(jeton, 'aaaa-bbbb-cccc');
    for (let n = 0; n < 31; n++) await password();
    await school.database.write((trx) =>
      trx.updateTable('limite').set({ nombre: 60 }).where('cle', 'like', 'login%').execute(),
    );
    expect(await enter(codes[0]!)).toMatchObject({ status: 429 });
    const again = await enter(codes[0]!, left);
    expect(again.status).toBe(200);
    const now = again.left;
    for (let n = 0; n < 5; n++) expect((await enter('aaaa-bbbb-cccc', now)).status).toBe(401);
    expect(await enter(codes[1]!, now)).toMatchObject({ status: 429 });
  });

  describe('a browser that is known', () => {
    const first = (cookie?: string, who: Membre = zoe) =>
      step(calls.loginExtranet.path, { email: who.email, password: MOT_DE_PASSE }, cookie);
    const enter = async (code: string, cookie?: string) =>
      step(calls.loginCode.path, { jeton: (await first(cookie)).jeton, code }, cookie);
    const lockStrangers = async () => {
      const { jeton } = await password();
      for (let n = 0; n < 5; n++) await second(jeton, 'aaaa-bbbb-cccc');
    };

    test('by the password alone is no more so once there is a factor', async () => {
      const nina = await hire(school, 1);
      const { left } = await first('', nina);
      const { secret: neuf } = await installFacteur(school, nina);
      const { jeton } = await first(left, nina);
      for (let n = 0; n < 5; n++)
        await step(calls.loginCode.path, { jeton, code: 'aaaa-bbbb-cccc' }, left);
      const code = codeOf(school, neuf);
      expect(await second(jeton!, code)).toMatchObject({ status: 429 });
      expect(await step(calls.loginCode.path, { jeton, code }, left)).toMatchObject({
        status: 429,
      });
    });

    test('is one of five: the oldest is a stranger again', async () => {
      const known: string[] = [];
      for (let n = 0; n < 6; n++) {
        known.push((await enter(codes[n]!)).left);
        await forgetTries(school);
      }
      await lockStrangers();
      expect((await enter(codes[6]!, known[0])).status).toBe(429);
      expect((await enter(codes[6]!, known[1])).status).toBe(200);
    });

    test('has tries of its own below a limit of the account', async () => {
      const known: string[] = [];
      for (let n = 0; n < 4; n++) known.push((await enter(codes[n]!)).left);
      await forgetTries(school);
      let wrong = 0;
      for (const cookie of known)
        for (let n = 0; n < 6; n++)
          if ((await enter('aaaa-bbbb-cccc', cookie)).status === 401) wrong++;
      expect(wrong).toBe(15);
    });
  });

  test('the second step waits for five minutes', async () => {
    const { jeton } = await password();
    school.later(5 * 60);
    expect(await second(jeton, codeOf(school, secret))).toMatchObject({
      status: 401,
      recommencer: 1,
    });
  });

  test('its owner takes it off with the password; then that is enough again', async () => {
    expect(await zoe.call('deleteFacteur', { password: 'pas celui-là' })).toMatchObject({
      status: 401,
    });
    expect(await zoe.call('deleteFacteur', { password: MOT_DE_PASSE })).toMatchObject({
      status: 200,
    });
    expect(await zoe.call('getFacteur', {})).toMatchObject({ dateFacteur: null, codesRestants: 0 });
    expect(await password()).toMatchObject({ status: 200 });
    expect(await zoe.call('renewCodes', { password: MOT_DE_PASSE })).toMatchObject({ status: 409 });
    expect(await zoe.call('deleteFacteur', { password: MOT_DE_PASSE })).toMatchObject({
      status: 409,
    });
  });

  test('a supervisor takes a lost one off another: sessions end, a line and a mail say so', async () => {
    const chef = await hire(school, 10);
    const before = await password();
    expect(await chef.call('deleteFacteurUser', { id: chef.id })).toMatchObject({ status: 409 });
    expect(await chef.call('deleteFacteurUser', { id: zoe.id })).toMatchObject({ status: 200 });
    expect(await zoe.call('getUserExtranet', {})).toMatchObject({ status: 401, reconnexion: 1 });
    expect(await second(before.jeton, codeOf(school, secret))).toMatchObject({ status: 401 });
    expect(await password()).toMatchObject({ status: 200 });
    const mails = await mailsTo(school, zoe.email);
    expect(mails.map(({ texte }) => texte).join('\n')).toMatch(/retiré\s+par\s+un\s+superviseur/);
    const { lignes } = await chef.call('getJournal', { objet: 'admin', objet_id: zoe.id });
    expect(lignes.data.find(({ appel }) => appel !== 'login')).toMatchObject({
      appel: 'deleteFacteurUser',
      avant: '{"secondFacteur":1}',
      apres: '{"secondFacteur":0}',
    });
    expect(await chef.call('deleteFacteurUser', { id: zoe.id })).toMatchObject({ status: 409 });
  });

  test('sealed for one account it opens no other', async () => {
    const other = await hire(school, 1);
    const { totpSecret } = await adminOf(school, zoe.id);
    await school.database.write((trx) =>
      trx.updateTable('admin').set({ totpSecret }).where('id', '=', other.id).execute(),
    );
    const { jeton } = await password(other);
    expect(await second(jeton, codeOf(school, secret))).toMatchObject({ status: 409 });
  });
});

describe('STAFF_TOTP=superviseur', () => {
  let strict: School;
  afterAll(() => strict.close());
  beforeAll(async () => {
    strict = await openSchool({ env: { STAFF_TOTP: 'superviseur' } });
  });

  test('no call of the staff is answered to a supervisor without one, but those that set it up', async () => {
    const chef = await hire(strict, 10);
    const sampleOf = await samplesOf(strict);
    const answered = [];
    for (const name of Object.keys(calls) as CallName[]) {
      const call: Call = calls[name];
      if (call.audience !== 'admin') continue;
      const { status, facteurManquant } = (await chef.call(name, sampleOf(name))) as {
        status: number;
        facteurManquant?: 1;
      };
      if (facteurManquant === 1) expect(status, name).toBe(403);
      else answered.push(name);
    }
    expect(answered.toSorted()).toEqual([
      'beginFacteur',
      'confirmFacteur',
      'getFacteur',
      'getUserExtranet',
    ]);
  });

  test('right after the password it is set up, and from then on everything is open and it stays', async () => {
    const chef = await hire(strict, 10);
    const { user, token } = (await password(chef, strict)) as never as {
      user: { facteurManquant: number };
      token: string;
    };
    expect(user.facteurManquant).toBe(1);
    const here = { ...chef, ...strict.as(token) };
    await installFacteur(strict, here);
    expect((await here.call('getUserExtranet', {})).user.facteurManquant).toBe(0);
    expect(await here.call('getUsers', {})).toMatchObject({ status: 200 });
    expect(await here.call('deleteFacteur', { password: MOT_DE_PASSE })).toMatchObject({
      status: 409,
      message: 'Votre niveau demande un second facteur.',
    });
    expect((await here.call('getFacteur', {})).obligatoire).toBe(1);
  });

  test('who is lower, and everybody without that variable, may do without', async () => {
    const low = await hire(strict, 9);
    expect(await low.call('getDashboard', {})).toMatchObject({ status: 200 });
    const free = await hire(school, 10);
    expect(await free.call('getUsers', {})).toMatchObject({ status: 200 });
  });
});
