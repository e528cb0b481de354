import { describe, expect, test } from 'vitest';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { byNumber, forgetTries, lastMailTo, mailsTo } from '../../testing/compte.ts';
import {
  MOT_DE_PASSE,
  adminOf,
  codeOf,
  ficheAdmin as nouvelle,
  hire,
  installFacteur,
  openSchoolHiring,
} from '../../testing/personnel.ts';

const SIEN = 'Quatre-tramways-8';

const { school, membre: chef } = await openSchoolHiring(10);

const lienTo = async (email: string) =>
  (await mailsTo(school, email)).findLast(({ jeton }) => jeton !== '')!.jeton;
const choose = (jeton: string, password?: string) =>
  school.visitor.call('choosePasswordExtranet', { jeton, ...(password && { password }) });
const login = (email: string, password: string) =>
  school.visitor.call('loginExtranet', { email, password });
const forgot = (email: string) => school.visitor.call('forgotPasswordExtranet', { email });
const PERDU = {
  status: 401,
  message: 'Ce lien ne fonctionne plus. «\u00a0Mot de passe oublié ?\u00a0» en envoie un autre.',
};

describe('an invitation', () => {
  test('lets whoever reads it choose a password that nobody else knows, once', async () => {
    const { email } = nouvelle();
    const { id } = await chef.call('addUser', nouvelle({ email }));
    expect((await adminOf(school, id)).motDePasse).toBe(UNUSABLE_PASSWORD);
    const jeton = await lienTo(email);
    expect(await choose(jeton)).toMatchObject({
      status: 422,
      errors: { password: ['Choisissez votre mot de passe.'] },
    });
    expect(await choose(jeton, 'Vander-2026-x!')).toMatchObject({ status: 422 });
    expect((await chef.call('getUsers', { recherche: email })).users.data[0]!.invite).toBe(1);
    const both = await Promise.all([SIEN, 'Cinq-tramways-9'].map((each) => choose(jeton, each)));
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 401]);
    const taken = both[0]!.status === 200 ? SIEN : 'Cinq-tramways-9';
    expect(await login(email, taken)).toMatchObject({ status: 200, user: { id, level: 1 } });
    expect(await choose(jeton, SIEN)).toMatchObject(PERDU);
    expect((await chef.call('getUsers', { recherche: email })).users.data[0]!.invite).toBe(0);
  });

  test('lasts seven days; another is sent by a supervisor', async () => {
    const { email } = nouvelle();
    const { id } = await chef.call('addUser', nouvelle({ email }));
    const jeton = await lienTo(email);
    school.later(7 * 24 * 3600);
    expect(await choose(jeton, SIEN)).toMatchObject(PERDU);
    const ici = school.as((await login(chef.email, MOT_DE_PASSE)).token);
    expect(await ici.call('sendLienUser', { id })).toMatchObject({
      status: 200,
      message: `Un lien pour choisir son mot de passe part à ${email}.`,
    });
    expect(await choose(await lienTo(email), SIEN)).toMatchObject({ status: 200, email });
    expect(await ici.call('sendLienUser', { id: 987_654 })).toMatchObject({ status: 404 });
  });

  test('goes out too where the specification’s call gives a password, which works meanwhile', async () => {
    const { email } = nouvelle();
    await chef.call('addUser', nouvelle({ email, password: MOT_DE_PASSE }));
    expect(await login(email, MOT_DE_PASSE)).toMatchObject({ status: 200 });
    expect(await choose(await lienTo(email), SIEN)).toMatchObject({ status: 200 });
    expect(await login(email, MOT_DE_PASSE)).toMatchObject({ status: 401 });
  });

  test.each(['', 'x'.repeat(60)])('«\u00a0%s\u00a0» opens nothing', async (jeton) => {
    expect(await choose(jeton, SIEN)).toMatchObject(PERDU);
  });
});

describe('a forgotten password', () => {
  test('is answered the same for who works here and who does not', async () => {
    const [here, nobody] = [await forgot(chef.email), await forgot('personne-ici@exemple.be')];
    expect(here).toEqual(nobody);
    expect(here.status).toBe(200);
    expect(await mailsTo(school, 'personne-ici@exemple.be')).toEqual([]);
  });

  test('is replaced within the hour; the present one works until then', async () => {
    await forgot(chef.email);
    const jeton = await lienTo(chef.email);
    expect(await login(chef.email, MOT_DE_PASSE)).toMatchObject({ status: 200 });
    expect(await choose(jeton, SIEN)).toMatchObject({ status: 200 });
    expect(await chef.call('getUserExtranet', {})).toMatchObject({ status: 401, reconnexion: 1 });
    expect((await lastMailTo(school, chef.email)).sujet).toBe('Votre mot de passe a changé');
    await forgot(chef.email);
    const late = await lienTo(chef.email);
    school.later(3600);
    expect(await choose(late, MOT_DE_PASSE)).toMatchObject(PERDU);
  });

  test('leaves a second factor in its place', async () => {
    const { secret } = await installFacteur(school, chef);
    await forgot(chef.email);
    expect(await choose(await lienTo(chef.email), SIEN)).toMatchObject({ status: 200 });
    const first = await login(chef.email, SIEN);
    const { jeton } = first as unknown as { jeton: string };
    expect(first.status).toBe(401);
    school.later(30);
    expect(
      await school.visitor.call('loginCode', { jeton, code: codeOf(school, secret) }),
    ).toMatchObject({ status: 200 });
  });

  test('fills nobody’s mailbox, and is no way to try addresses at length', async () => {
    const statuses = [];
    for (let n = 0; n < 12; n++) statuses.push((await forgot(`essai-${n}@exemple.be`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    await forgetTries(school);
    const own = [];
    for (let n = 0; n < 5; n++) own.push((await forgot(chef.email)).status);
    expect(own).toContain(429);
  });

  test('of somebody who is gone opens nothing', async () => {
    const zoe = await hire(school, 1);
    await forgot(zoe.email);
    const jeton = await lienTo(zoe.email);
    await chef.call('deleteUser', { id: zoe.id });
    expect(await choose(jeton, SIEN)).toMatchObject(PERDU);
  });
});

describe('a mistyped address that a supervisor mends', () => {
  test('leaves the stranger who had the invitation with nothing', async () => {
    const { email } = nouvelle();
    const { id } = await chef.call('addUser', nouvelle({ email }));
    const jeton = await lienTo(email);
    await choose(jeton, SIEN);
    const stranger = school.as((await login(email, SIEN)).token);
    await forgot(email);
    const pending = await lienTo(email);
    const own = nouvelle();
    await chef.call('updateUser', { ...own, id });
    expect(await stranger.call('getUserExtranet', {})).toMatchObject({
      status: 401,
      reconnexion: 1,
      raison: 'adresse',
      message: expect.stringContaining('changé l’adresse'),
    });
    expect(await login(own.email, SIEN)).toMatchObject({ status: 401 });
    expect(await choose(pending, SIEN)).toMatchObject(PERDU);
    expect(await choose(await lienTo(own.email), 'Cinq-tramways-9')).toMatchObject({ status: 200 });
    expect(await login(own.email, 'Cinq-tramways-9')).toMatchObject({ status: 200 });
    expect((await lastMailTo(school, email)).sujet).toBe('Votre adresse a changé');
  });

  test('of one’s own leaves this session and the password', async () => {
    const other = school.as((await login(chef.email, MOT_DE_PASSE)).token);
    const own = nouvelle({ level: 10 });
    await chef.call('updateUser', { ...own, id: chef.id });
    expect(await chef.call('getUserExtranet', {})).toMatchObject({ status: 200 });
    expect(await other.call('getUserExtranet', {})).toMatchObject({ status: 401 });
    expect(await login(own.email, MOT_DE_PASSE)).toMatchObject({ status: 200 });
  });
});

test('a new password gives no new tries at the second factor beyond those of the account', async () => {
  const zoe = await hire(school, 9);
  const { secret } = await installFacteur(school, zoe);
  let wrong = 0;
  for (let n = 0; n < 13; n++) {
    school.later(900);
    await chef.call('sendLienUser', { id: zoe.id });
    await choose(await lienTo(zoe.email), `Girafe-${n}-tramway`);
    const { jeton } = (await login(zoe.email, `Girafe-${n}-tramway`)) as { jeton?: string };
    for (let code = 0; code < 5; code++) {
      const answer = await school.visitor.call('loginCode', { jeton, code: `00000${code}` });
      if (answer.status === 401) wrong++;
    }
    if (n < 12) continue;
    const right = { jeton, code: codeOf(school, secret) };
    expect(await school.visitor.call('loginCode', right)).toMatchObject({ status: 429 });
  }
  expect(wrong).toBe(60);
});
