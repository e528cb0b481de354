import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '../../../contract/index.ts';
import {
  forgetTries,
  inscription,
  mailsTo,
  minutesLater,
  openSchoolToRegister,
} from '../../testing/compte.ts';
import { boiteOf } from './boite.queries.ts';

const CHLOE = 'eleve@demo.be';
const MEHDI = 'eleve2@demo.be';
let number = 0;

const school = await openSchoolToRegister();

async function from(network: number, name: CallName, payload: object): Promise<number> {
  const { method, path: url } = calls[name];
  const remoteAddress = `10.${network}.0.1`;
  const request = { method, url, payload, remoteAddress };
  return (await school.visitor.raw(request)).statusCode;
}
const register = (network: number, email: string) =>
  from(network, 'register', { ...inscription, email });
const forgot = (network: number, email: string) => from(network, 'forgotPassword', { email });
const countTo = async (...emails: string[]) =>
  (await Promise.all(emails.map((email) => mailsTo(school, email)))).flat().length;

test.each([
  ['lea@exemple.be', 'LEA@Exemple.be'],
  ['lea@exemple.be', 'lea+permis@exemple.be'],
  ['lea@exemple.be', 'lea+a+b@exemple.be'],
  ['leamarchal@gmail.com', 'Lea.Marchal+x@googlemail.com'],
])('%s and %s are one mailbox', (one, other) => {
  expect(boiteOf(other)).toBe(boiteOf(one));
});

test.each([
  ['lea@exemple.be', 'lea@exemple.com'],
  ['lea@exemple.be', 'leo@exemple.be'],
  ['lea.marchal@exemple.be', 'leamarchal@exemple.be'],
])('%s and %s are two', (one, other) => {
  expect(boiteOf(other)).not.toBe(boiteOf(one));
});

describe('what strangers can have mailed to somebody', () => {
  test('is five an hour, over all kinds and all spellings, from wherever they ask', async () => {
    const email = `boite${++number}@exemple.be`;
    const alias = email.replace('@', '+permis@');
    expect(await register(1, email)).toBe(200);
    expect(await register(2, email)).toBe(200);
    expect(await forgot(3, email)).toBe(200);
    expect(await register(4, alias)).toBe(200);
    expect(await forgot(5, alias.toUpperCase())).toBe(200);
    for (const [network, address] of [
      [6, email],
      [7, alias],
      [8, email.replace('@', '+autre@')],
    ] as const) {
      expect(await register(network, address)).toBe(429);
      expect(await forgot(network, address)).toBe(429);
    }
    expect(await countTo(email, alias)).toBe(5);
    school.at(minutesLater(60));
    expect(await forgot(6, email)).toBe(200);
  });

  test('is five when ten ask at once, and none of the others has changed anything', async () => {
    const before = await countTo(CHLOE);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => forgot(n + 1, CHLOE)));
    expect(answers.toSorted((one, other) => one - other)).toEqual([
      ...Array(5).fill(200),
      ...Array(5).fill(429),
    ]);
    expect((await countTo(CHLOE)) - before).toBe(5);
  });

  test('is three an hour and seven a day for one of them, so that the owner has some left', async () => {
    const sent = [];
    for (const hour of [0, 1, 2]) {
      school.at(minutesLater(60 * hour));
      for (let n = 0; n < 4; n++) sent.push(await forgot(1, MEHDI));
    }
    expect(sent).toEqual([200, 200, 200, 429, 200, 200, 200, 429, 200, 429, 429, 429]);
    expect(await forgot(2, MEHDI)).toBe(200);
    school.at(minutesLater(60 * 24));
    expect(await forgot(1, MEHDI)).toBe(200);
  });

  test('is fifteen a day', async () => {
    let sent = 0;
    for (let hour = 0; hour < 5; hour++) {
      school.at(minutesLater(60 * hour));
      for (let n = 0; n < 5; n++) if ((await forgot(10 * hour + n + 1, MEHDI)) === 200) sent++;
    }
    expect(sent).toBe(15);
  });

  test('tells nothing: what is left is the same whether there is an account or not', async () => {
    const seen = [];
    for (const email of [CHLOE, `boite${++number}@exemple.be`]) {
      await forgetTries(school);
      for (let n = 0; n < 3; n++) await forgot(n + 1, email);
      const registered = [];
      for (let n = 0; n < 4; n++) registered.push(await register(n + 4, email));
      seen.push(registered);
    }
    expect(seen[0]).toEqual([200, 200, 429, 429]);
    expect(seen[1]).toEqual(seen[0]);
  });
});

describe('what an account tells its owner', () => {
  test('comes, however much strangers have asked for', async () => {
    for (let n = 0; n < 6; n++) await forgot(n + 1, CHLOE);
    expect(await forgot(9, CHLOE)).toBe(429);
    const eleve = await school.login(CHLOE);
    const password = 'Trois-tramways-8';
    await eleve.call('modifyPassword', { password, passwordConfirm: password });
    await eleve.call('askEffacement', { password });
    await eleve.call('cancelEffacement', {});
    expect((await mailsTo(school, CHLOE)).slice(-3).map(({ sujet }) => sujet)).toEqual([
      'Ton mot de passe a changé',
      'Ton compte va être effacé',
      'Ton compte est gardé',
    ]);
  });

  test('is twenty an hour; what could not be told does not happen', async () => {
    const eleve = await school.login(MEHDI);
    const ask = () => eleve.call('askEffacement', { password: 'Demo-2026!' });
    for (let n = 0; n < 10; n++) {
      expect(await ask()).toMatchObject({ status: 200 });
      expect(await eleve.call('cancelEffacement', {})).toMatchObject({ status: 200 });
    }
    expect(await ask()).toMatchObject({ status: 429 });
    const { user } = await eleve.call('getUser', {});
    expect(user.dateEffacement).toBeNull();
  });
});
