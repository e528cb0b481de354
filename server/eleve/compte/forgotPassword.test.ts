import { describe, expect, test } from 'vitest';
import {
  byNumber,
  compteOf,
  inscription,
  lastMailTo,
  mailsTo,
  minutesLater,
  openSchoolToRegister,
} from '../../testing/compte.ts';

const CHLOE = 'eleve@demo.be';
const MEHDI = 'eleve2@demo.be';
const DEMO = 'Demo-2026!';

const school = await openSchoolToRegister();

const forgot = (email: string) => school.visitor.call('forgotPassword', { email });
const login = (email: string, password: string) =>
  school.visitor.call('login', { email, password });
const WRONG = { status: 401, verified: true, user: null };

async function mailed(email: string) {
  expect(await forgot(email)).toEqual({ status: 200 });
  return (await lastMailTo(school, email)).motDePasse;
}

describe('a mailed password', () => {
  test('works once, beside the old one, and asks to be changed', async () => {
    const motDePasse = await mailed(CHLOE);
    const mail = await lastMailTo(school, CHLOE);
    expect(mail.sujet).toBe('Ton nouveau mot de passe');
    expect(mail.texte.replace(/\s/g, ' ')).toContain(
      'une seule fois, jusqu’au samedi 21 novembre 2026 à 12 h.',
    );
    expect(await login(CHLOE, DEMO)).toMatchObject({
      status: 200,
      user: { motDePasseProvisoire: 0 },
    });
    const { token, ...first } = await login(CHLOE, motDePasse);
    expect(first).toMatchObject({ status: 200, user: { motDePasseProvisoire: 1 } });
    expect(await login(CHLOE, motDePasse)).toMatchObject(WRONG);
    const { user } = await school.as(token).call('getUser', {});
    expect(user.motDePasseProvisoire).toBe(1);
    expect(await login(CHLOE, DEMO)).toMatchObject({
      status: 200,
      user: { motDePasseProvisoire: 0 },
    });
  });

  test('is stored as no one can read it', async () => {
    const motDePasse = await mailed(CHLOE);
    const compte = (await compteOf(school, CHLOE))!;
    expect(compte.motDePasseProvisoire).toMatch(/^argon2id\$/);
    expect(JSON.stringify(compte)).not.toContain(motDePasse);
  });

  test('works to the last moment of its hour, and not a moment longer', async () => {
    const one = await mailed(CHLOE);
    const other = await mailed(MEHDI);
    school.at('2026-11-21T10:59:59.999Z');
    expect(await login(CHLOE, one)).toMatchObject({ status: 200 });
    school.at(minutesLater(60));
    expect(await login(MEHDI, other)).toMatchObject(WRONG);
  });

  test('used by ten at once, it lets one in', async () => {
    const motDePasse = await mailed(MEHDI);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        school.visitor.raw({
          method: 'POST',
          url: '/api/user/login',
          payload: { email: MEHDI, password: motDePasse },
          remoteAddress: `192.0.2.${n + 1}`,
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted(byNumber);
    expect(statuses).toEqual([200, ...Array(9).fill(401)]);
  });

  test('gives way to the next one', async () => {
    const first = await mailed(CHLOE);
    const second = await mailed(CHLOE);
    expect(await login(CHLOE, first)).toMatchObject(WRONG);
    expect(await login(CHLOE, second)).toMatchObject({ status: 200 });
  });

  test('is worth nothing once the password was changed', async () => {
    const motDePasse = await mailed(MEHDI);
    const eleve = await school.login(MEHDI);
    const password = 'Trois-tramways-8';
    expect(
      await eleve.call('modifyPassword', { password, passwordConfirm: password }),
    ).toMatchObject({ status: 200 });
    expect(await login(MEHDI, motDePasse)).toMatchObject(WRONG);
    expect(await login(MEHDI, password)).toMatchObject({ status: 200 });
  });

  test('can’t be found by trying: the limits of log-in hold for it too', async () => {
    const motDePasse = await mailed(CHLOE);
    for (let n = 0; n < 5; n++)
      expect(await login(CHLOE, `Bcdf-ghjk-234${n}`)).toMatchObject(WRONG);
    expect(await login(CHLOE, motDePasse)).toMatchObject({ status: 429 });
    school.at(minutesLater(1));
    expect(await login(CHLOE, motDePasse)).toMatchObject({ status: 200 });
  });
});

describe('asked for', () => {
  test('an address without an account is told so, in the words of the screen', async () => {
    for (const email of ['personne@demo.be', 'superviseur@demo.be']) {
      expect(await forgot(email)).toEqual({
        status: 401,
        message: "Cette adresse email n'existe pas.",
      });
      expect(await mailsTo(school, email)).toEqual([]);
    }
  });

  test('by a stranger, locks nobody out and ends no session', async () => {
    const eleve = await school.login(CHLOE);
    for (let n = 0; n < 5; n++) await forgot(CHLOE);
    expect(await login(CHLOE, DEMO)).toMatchObject({ status: 200 });
    expect(await eleve.call('getUser', {})).toMatchObject({ status: 200 });
  });

  test('before the address is confirmed: a link to begin again with, and what was typed goes', async () => {
    const email = 'avant@exemple.be';
    await school.visitor.call('register', { ...inscription, email });
    const before = await lastMailTo(school, email);
    expect(await mailed(email)).toBe('');
    const after = await lastMailTo(school, email);
    expect(after.sujet).toBe('Termine ton inscription');
    expect(await login(email, inscription.password)).toMatchObject(WRONG);
    for (const { jeton } of [before, after])
      expect(
        await school.visitor.call('confirmEmail', { jeton, password: inscription.password }),
      ).toMatchObject({ status: 409 });
    const answer = await school.visitor.call('redoInscription', {
      ...inscription,
      jeton: before.jeton,
      password: 'Cheval-sous-la-pluie-4',
    });
    expect(answer).toMatchObject({ status: 200, user: { email, prenom: 'Léa' } });
    expect(await login(email, inscription.password)).toMatchObject(WRONG);
  });

  test('three mails an hour for an account, and being limited does not tell whether there is one', async () => {
    const before = (await mailsTo(school, MEHDI)).length;
    const statuses = async (email: string) => {
      const all = [];
      for (let n = 0; n < 5; n++) all.push((await forgot(email)).status);
      return all;
    };
    expect(await statuses(MEHDI)).toEqual([200, 200, 200, 429, 429]);
    expect(await statuses('personne@demo.be')).toEqual([401, 401, 401, 429, 429]);
    expect((await mailsTo(school, MEHDI)).length - before).toBe(3);
  });

  test('ten addresses an hour and thirty a day: nobody makes a list of accounts', async () => {
    let n = 0;
    const ask = async (howOften: number) => {
      const all = [];
      for (let i = 0; i < howOften; i++) all.push((await forgot(`liste-${++n}@exemple.be`)).status);
      return all;
    };
    for (const hour of [0, 1, 2]) {
      school.at(minutesLater(60 * hour));
      expect(await ask(11)).toEqual([...Array(10).fill(401), 429]);
    }
    school.at(minutesLater(60 * 5));
    expect(await ask(1)).toEqual([429]);
    expect(await forgot(CHLOE)).toMatchObject({ status: 429 });
    school.at(minutesLater(60 * 24));
    expect(await ask(1)).toEqual([401]);
  });
});
