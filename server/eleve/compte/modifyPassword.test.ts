import { beforeEach, expect, test } from 'vitest';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import {
  byNumber,
  compteOf,
  forgetTries,
  lastMailTo,
  mailsTo,
  minutesLater,
} from '../../testing/compte.ts';

const CHLOE = 'eleve@demo.be';
let password = 'Demo-2026!';
let number = 0;

const school = await openSchoolForFile();
beforeEach(() => forgetTries(school));

const next = () => `Trois-tramways-${++number}`;
const login = (given: string) => school.visitor.call('login', { email: CHLOE, password: given });
const change = (eleve: Pick<Person, 'call'>, to: string, confirm = to) =>
  eleve.call('modifyPassword', { user: 999, password: to, passwordConfirm: confirm });

test('the new password opens the account and the old one does not; its owner is told', async () => {
  const eleve = await school.login(CHLOE);
  const to = next();
  expect(await change(eleve, to)).toEqual({ status: 200 });
  expect(await login(password)).toMatchObject({ status: 401, verified: true });
  expect(await login(to)).toMatchObject({ status: 200 });
  password = to;
  const mail = await lastMailTo(school, CHLOE);
  expect(mail.sujet).toBe('Ton mot de passe a changé');
  expect(mail.texte.replace(/\s/g, ' ')).toContain('le samedi 21 novembre 2026 à 11 h.');
  expect(mail.texte).not.toContain(to);
  expect(JSON.stringify(await compteOf(school, CHLOE))).not.toContain(to);
});

test('the other sessions end at once, this one and those of others go on', async () => {
  const [eleve, stolen, other] = [
    await school.login(CHLOE),
    await school.login(CHLOE),
    await school.login('eleve2@demo.be'),
  ];
  password = next();
  await change(eleve, password);
  expect(await stolen.call('getUser', {})).toMatchObject({ status: 401, reconnexion: 1 });
  expect(await stolen.call('getDonnees', {})).toMatchObject({ status: 401 });
  expect(await stolen.call('logout', {})).toMatchObject({ status: 401 });
  expect(await eleve.call('getUser', {})).toMatchObject({ status: 200 });
  expect(await other.call('getUser', {})).toMatchObject({ status: 200 });
});

test('from two sessions at once: one wins, and the other is out', async () => {
  for (let round = 0; round < 5; round++) {
    const people = [await school.login(CHLOE), await school.login(CHLOE)];
    const words = [next(), next()];
    const answers = await Promise.all(people.map((eleve, n) => change(eleve, words[n]!)));
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 401]);
    const winner = answers.findIndex(({ status }) => status === 200);
    password = words[winner]!;
    expect(await login(password)).toMatchObject({ status: 200 });
    expect(await login(words[1 - winner]!)).toMatchObject({ status: 401 });
    expect(await people[1 - winner]!.call('getUser', {})).toMatchObject({ status: 401 });
  }
});

test('a log-in with the old password, at the very moment of the change, leaves no session', async () => {
  for (let round = 0; round < 5; round++) {
    const eleve = await school.login(CHLOE);
    const to = next();
    const [changed, entered] = await Promise.all([change(eleve, to), login(password)]);
    expect(changed.status).toBe(200);
    if (entered.status === 200)
      expect(await school.as(entered.token).call('getUser', {})).toMatchObject({ status: 401 });
    password = to;
  }
});

test.each([
  ['the password of now', () => password, undefined, /actuel/],
  ['one’s own name', () => 'Lambert-2026!', undefined, /ton nom/],
  ['one’s own address', () => 'Eleve@demo.be-1', undefined, /adresse/],
  ['what all try first', () => 'Motdepasse1!', undefined, /premiers/],
  ['what breaks a rule', () => 'trois-tramways-9', undefined, /majuscule/],
])('%s is refused, and nothing changes', async (_, given, confirm, message) => {
  const eleve = await school.login(CHLOE);
  const stays = await school.login(CHLOE);
  const mails = (await mailsTo(school, CHLOE)).length;
  expect(await change(eleve, given(), confirm)).toMatchObject({
    status: 422,
    errors: { password: [expect.stringMatching(message)] },
  });
  expect(await stays.call('getUser', {})).toMatchObject({ status: 200 });
  expect(await mailsTo(school, CHLOE)).toHaveLength(mails);
  expect(await login(password)).toMatchObject({ status: 200 });
});

test('two that differ are refused in the words of the screen', async () => {
  const eleve = await school.login(CHLOE);
  expect((await change(eleve, next(), next())).errors).toEqual({
    passwordConfirm: ['Les mots de passes doivent être identique'],
  });
});

test('`user` in what is sent decides nothing', async () => {
  const eleve = await school.login(CHLOE);
  const autre = await school.login('eleve2@demo.be');
  const before = await compteOf(school, 'eleve2@demo.be');
  password = next();
  await eleve.call('modifyPassword', { user: autre.id, password, passwordConfirm: password });
  expect(await compteOf(school, 'eleve2@demo.be')).toEqual(before);
  expect(await login(password)).toMatchObject({ status: 200 });
});

test('ten changes an hour', async () => {
  const eleve = await school.login('eleve2@demo.be');
  for (let n = 0; n < 10; n++) expect(await change(eleve, next())).toMatchObject({ status: 200 });
  expect(await change(eleve, next())).toMatchObject({ status: 429 });
  school.at(minutesLater(60));
  const back = await school.login('eleve2@demo.be');
  expect(await change(back, next())).toMatchObject({ status: 200 });
});
