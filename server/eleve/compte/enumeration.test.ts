import { expect, test } from 'vitest';
import type { CallName } from '../../../contract/index.ts';
import { computed } from '../../socle/securite/password.ts';
import { crowd } from '../../testing/cost.ts';
import { takeEnvoi } from '../../socle/mail/boite.queries.ts';
import {
  forgetTries,
  inscription,
  lastMailTo,
  openSchoolToRegister,
} from '../../testing/compte.ts';

const UNCONFIRMED = 'attend@exemple.be';
const MAILED = 'eleve2@demo.be';

const school = await openSchoolToRegister();
await school.visitor.call('register', { ...inscription, email: UNCONFIRMED });
await school.visitor.call('forgotPassword', { email: MAILED });

const WHO = [
  ['an account', 'eleve@demo.be'],
  ['an account with a mailed password', MAILED],
  ['an address not confirmed', UNCONFIRMED],
  ['a member of staff', 'superviseur@demo.be'],
  ['nobody', 'personne@exemple.be'],
] as const;

/** Timing could reveal an account: argon2 dominates it, so hashes are counted. */
async function hashesOf(call: CallName, input: object) {
  let counted = 0;
  const count = () => void counted++;
  computed.subscribe(count);
  const answer = await school.visitor.call(call, { ...input });
  computed.unsubscribe(count);
  return { answer, counted };
}

test('a log-in that fails says and costs the same, whatever there is', async () => {
  const seen = [];
  for (const [, email] of WHO)
    seen.push(await hashesOf('login', { email, password: 'Faux-2026!' }));
  expect(seen[0]).toEqual({ answer: expect.objectContaining({ status: 401 }), counted: 2 });
  for (const each of seen) expect(each).toEqual(seen[0]);
});

test('and one that succeeds costs no less', async () => {
  const { answer, counted } = await hashesOf('login', {
    email: 'eleve@demo.be',
    password: 'Demo-2026!',
  });
  expect([answer.status, counted]).toEqual([200, 2]);
});

test('a registration says and costs the same, whatever there is', async () => {
  const seen = [];
  for (const [, email] of WHO)
    seen.push(await hashesOf('register', { ...inscription, email, password: 'Un-autre-mot-8' }));
  expect(seen[0]).toEqual({ answer: { status: 200 }, counted: 2 });
  for (const each of seen) expect(each).toEqual(seen[0]);
});

test('a forgotten password costs the same, whatever there is', async () => {
  for (const [who, email] of WHO)
    expect((await hashesOf('forgotPassword', { email })).counted, who).toBe(1);
});

test('a link whose welcome could not go computes nothing', async () => {
  const email = 'pleine@exemple.be';
  await school.visitor.call('register', { ...inscription, email });
  const { jeton } = await lastMailTo(school, email);
  const { prenom, nom, password, checkCondition } = inscription;
  await school.database.write((trx) => takeEnvoi(trx, email, 'eleve', school.now()));
  await school.database.write((trx) =>
    trx.updateTable('limite').set({ nombre: 20 }).where('cle', 'like', 'mail eleve %').execute(),
  );
  const refused = [
    await hashesOf('confirmEmail', { jeton, password }),
    await hashesOf('redoInscription', { jeton, prenom, nom, password, checkCondition }),
  ];
  for (const { answer, counted } of refused) expect([answer.status, counted]).toEqual([429, 0]);
  await forgetTries(school);
  expect((await hashesOf('confirmEmail', { jeton, password })).answer.status).toBe(200);
});

test('who finds no room for what is dear is told to come again, and has spent no try', async () => {
  const strangers = crowd({ left: 5 });
  const emails = Array.from({ length: 8 }, (_, n) => `presse-${n}@exemple.be`);
  const calls = emails.flatMap((email) => [
    ['register', { ...inscription, email }] as const,
    ['forgotPassword', { email }] as const,
  ]);
  let answered = 0;
  const answers = calls.map(async ([name, input]) => {
    const answer = await school.visitor.call(name, input);
    answered++;
    return { name, answer };
  });
  await expect.poll(() => answered, { timeout: 20_000 }).toBe(calls.length - 5);
  await strangers.leave();
  const all = await Promise.all(answers);
  const refused = all.filter(({ answer }) => answer.status === 429);
  expect(refused).toHaveLength(calls.length - 5);
  for (const { answer } of refused) expect(answer).toMatchObject({ retryAfter: 5 });
  const kept = await school.database.read.selectFrom('limite').selectAll().execute();
  const spent = (nom: string) =>
    new Set(kept.filter(({ cle }) => cle.startsWith(`${nom} `)).map(({ nombre }) => nombre));
  const done = (nom: string) =>
    new Set([all.filter(({ name, answer }) => name === nom && answer.status !== 429).length]);
  expect(spent('inscription')).toEqual(done('register'));
  expect(spent('oubli')).toEqual(done('forgotPassword'));
});

test('who is over a limit makes us compute nothing', async () => {
  for (let n = 0; n < 5; n++) await hashesOf('login', { email: 'eleve@demo.be', password: 'x' });
  for (let n = 0; n < 3; n++) {
    await hashesOf('forgotPassword', { email: 'eleve@demo.be' });
    await hashesOf('register', { ...inscription, email: 'eleve@demo.be' });
  }
  const limited = [
    await hashesOf('login', { email: 'eleve@demo.be', password: 'x' }),
    await hashesOf('forgotPassword', { email: 'eleve@demo.be' }),
    await hashesOf('register', { ...inscription, email: 'eleve@demo.be' }),
  ];
  for (const { answer, counted } of limited) expect([answer.status, counted]).toEqual([429, 0]);
});
