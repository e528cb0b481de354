import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../../../contract/call.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { withoutValues } from './log.ts';
import { mount } from './mount.ts';

let lines: string[] = [];
const ADDRESS = '203.0.113.77';
const REGISTRE = '85073003328';
const SECRETS = {
  email: 'zoe.vandermissen@example.be',
  password: 'Wq-7hhk!pp-secret',
  prenom: 'Zoé',
  nom: 'Vandermissen',
  rue: 'Chaussée de Dinant 1021',
};

/** Database errors quote the row. */
const probe = defineCall({
  method: 'POST',
  path: '/api/user/probeLog',
  audience: 'visiteur',
  writes: 'never',
  summary: 'Une sonde des tests.',
  input: z.object({}),
  output: z.object({}),
});

const school = await openSchoolForFile({
  env: { LOG_LEVEL: 'debug', INSCRIPTION: 'ouverte' },
  logTo: { write: (line) => void lines.push(line) },
});
mount(school.fastify, school.mounting, probe, async () => {
  throw Object.assign(
    new Error(`invalid input syntax for type integer: "${SECRETS.nom}" of ${SECRETS.email}`, {
      cause: new Error(`no ${REGISTRE}, nor ${'a'.repeat(43)}`),
    }),
    { code: '22P02', detail: `Key (email)=(${SECRETS.email}) already exists.`, table: 'eleve' },
  );
});

let statuses: number[] = [];

async function post(url: string, payload: object, token?: string) {
  const answer = await school
    .as(token)
    .raw({ method: 'POST', url, payload, remoteAddress: ADDRESS });
  statuses.push(answer.statusCode);
  return answer;
}

test('all that happens to an account leaves nothing of its person in the log', async () => {
  const { email, password, prenom, nom, rue } = SECRETS;
  const told: string[] = [];
  await post('/api/user/register', { prenom, nom, email, password, rue, checkCondition: true });
  const { texte } = await school.database.read
    .selectFrom('mail')
    .select('texte')
    .executeTakeFirstOrThrow();
  const jeton = /\/confirmation\/([\w-]+)/.exec(texte)![1]!;
  told.push(jeton);
  const reference = (await post('/api/user/login', { email, password })).json().user;
  told.push(reference);
  await post('/api/user/getVerificationMail', { user: reference });
  await school.fastify.inject({ url: `/confirmation/${jeton}`, remoteAddress: ADDRESS });
  await post('/api/user/confirmEmail', { jeton, password });
  await post('/api/user/login', { email, password: `${password}?` });
  const { token } = (await post('/api/user/login', { email, password })).json();
  told.push(token);
  await post(
    '/api/user/updateRegistre',
    {
      dateNaissance: '1985-07-30',
      registreNational: REGISTRE,
      rue,
      localite: 'Namur',
      codePostal: '5000',
    },
    token,
  );
  await school.as(token).raw({ url: '/api/user/getDonnees', remoteAddress: ADDRESS });
  await post('/api/user/forgotPassword', { email });
  await post('/api/user/modifyPassword', { password: 'short', passwordConfirm: 'x' }, token);
  // Every call must have been made, or its secrets prove nothing.
  expect(statuses).toEqual([200, 401, 200, 200, 401, 200, 200, 200, 422]);
  // A code proves possession of its paper, so a log must not hold it.
  const CODE = '4K7MQRSTVWXYZABC';
  told.push(CODE, '4K7M-QRST', 'ABCDEFGH', 'P-00FF00FF00FF00FF', 'un-jeton');
  for (const url of [
    `/attestation/${CODE}`,
    '/attestation/4K7M-QRST-VWXY-ZABC',
    '/attestation/ABCDEFGHJKMNPQRS.data',
    '/%61ttestation/ABCDEFGHJKMNPQRS',
    `/x/${CODE}/y`,
    '/retractation/P-00FF00FF00FF00FF',
    '/mot-de-passe/un-jeton',
    `/api/site/verifyAttestation?code=${CODE}`,
    `/api/user/getUser?email=${email}&token=${token}`,
    `/api/user/${email}`,
    `/${encodeURIComponent(email)}/${token}`,
    `/%zz/${email}`,
  ])
    await school.fastify.inject({ url, remoteAddress: ADDRESS, headers: { 'user-agent': nom } });
  await post('/api/user/login', 'not JSON' as never);
  expect((await post('/api/user/probeLog', {})).json()).toMatchObject({
    status: 500,
    reference: expect.any(String),
  });

  const log = lines.join('');
  expect(log).toContain('200 POST /api/user/login');
  expect(log).toContain('401 POST /api/user/login');
  expect(log).toContain('500 POST /api/user/probeLog');
  expect(log).toContain('GET /attestation/…');
  for (const secret of [...Object.values(SECRETS), ...told, REGISTRE, ADDRESS, 'Namur'])
    expect(log).not.toContain(secret);
  expect(log).not.toContain(encodeURIComponent(email));
});

test('an error is told with what helps to mend it, and with the reference of its answer', async () => {
  lines = [];
  const { reference } = (await post('/api/user/probeLog', {})).json();
  const entry = lines.map((line) => JSON.parse(line)).find(({ err }) => err);
  expect(entry).toMatchObject({
    reqId: reference,
    level: 50,
    err: {
      type: 'Error',
      code: '22P02',
      table: 'eleve',
      stack: expect.stringContaining('log.test.ts'),
    },
  });
  expect(entry.err).not.toHaveProperty('detail');
});

test('every line is JSON on a line of its own, with its time in it', async () => {
  lines = [];
  const forged = '/%0a{"level":50,"msg":"forged"}%0d%0a';
  await school.fastify.inject({ url: forged });
  await school.fastify.inject({ url: `/api/x?${forged}` });
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line.slice(0, -1)).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
    expect(JSON.parse(line).msg).not.toBe('forged');
  }
});

test('a message keeps its words and loses its values', () => {
  const told = (message: string, code?: string) =>
    withoutValues(Object.assign(new Error(message), { code })).message;
  expect(told('duplicate key value violates unique constraint "eleve_email"', '23505')).toBe(
    'duplicate key value violates unique constraint "eleve_email"',
  );
  expect(told('invalid input syntax for type integer: "Lambert"', '22P02')).toBe(
    'invalid input syntax for type integer: …',
  );
  expect(told('no mailbox for <a.b@c.be>, number 85.07.30-033.28')).toBe(
    'no mailbox for <…>, number …',
  );
});

test.each([undefined, null, 'Lambert', 7, { email: 'a@b.be' }])(
  'what was thrown and is no error is no trouble to the log: %s',
  (thrown) => {
    expect(JSON.stringify(withoutValues(thrown as never))).not.toMatch(/Lambert|a@b/);
  },
);
