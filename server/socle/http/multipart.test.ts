import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, utimesSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../../../contract/call.ts';
import { fichier, fichierRendu } from '../../../contract/fichier.ts';
import { euros, flagIn, id } from '../../../contract/fields.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { sweepEnvois } from './envois.ts';
import { mount } from './mount.ts';

const image = fichier({ types: ['image/png', 'image/webp'], max: 100_000 });

const addSonde = defineCall({
  method: 'POST',
  path: '/api/extranet/addSonde',
  audience: 'admin',
  level: 9,
  writes: 'always',
  summary: 'Une sonde des tests.',
  multipart: true,
  bodyLimit: 300_000,
  input: z.object({
    libelle: z.string().min(1),
    id,
    grave: flagIn.default(0),
    photo: image.optional(),
    images: z.array(image).max(2).optional(),
  }),
  output: z.object({ message: z.string(), vus: z.array(z.string()), prix: euros }),
});

const getFichier = defineCall({
  method: 'GET',
  path: '/api/extranet/getFichier/:nom',
  audience: 'admin',
  level: 1,
  writes: 'never',
  summary: 'Une sonde des tests.',
  input: z.object({ nom: z.string() }),
  output: fichierRendu('application/pdf', 'text/csv'),
});

const notify = defineCall({
  method: 'POST',
  path: '/api/payment/notify',
  audience: 'visiteur',
  writes: 'never',
  proof: 'signature',
  summary: 'Une sonde des tests.',
  input: z.object({}),
  output: z.object({}),
});

const school = await openSchoolForFile();
let admin: Person;
let folder: string;
let port: number;
let held: Promise<void> = Promise.resolve();
let begun = 0;

afterEach(() => {
  const left = existsSync(folder) ? readdirSync(folder) : [];
  if (left.length > 0) throw new Error(`Left behind: ${left.join(', ')}`);
});
beforeAll(async () => {
  folder = join(school.where.DATA_DIR, 'envois');
  const { fastify, mounting } = school;
  mount(fastify, mounting, addSonde, async ({ input }) => {
    begun++;
    await held;
    const { libelle, photo, images = [] } = input;
    if (libelle === 'casse') throw new Error('broken');
    const all = [...(photo ? [photo] : []), ...images];
    return {
      message: 'Ajouté.',
      vus: all.map(({ nom, taille, chemin }) => {
        if (readFileSync(chemin).length !== taille) throw new Error('cut off');
        return `${nom} ${taille}`;
      }),
      prix: 1499,
      journal: { objet: 'sonde', objet_id: input.id, avant: null },
    };
  });
  mount(fastify, mounting, getFichier, async ({ input: { nom } }) =>
    nom === 'csv'
      ? { nom: 'Élèves « 2026 ».csv', type: 'text/csv' as const, contenu: rows() }
      : { nom: `${nom}.pdf`, type: 'application/pdf' as const, contenu: Buffer.from('%PDF-') },
  );
  mount(fastify, mounting, notify, async () => ({}));
  admin = await school.login('administrateur@demo.be');
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = fastify.server.address() as AddressInfo);
});

async function* rows() {
  yield Buffer.from('nom;prenom\n');
  yield Buffer.from('Dupont;Zoé\n');
}

const png = (bytes: number, nom = 'a.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], nom, { type });

type Parts = [name: string, value: string | File][];
const VALID: Parts = [
  ['libelle', 'x'],
  ['id', '7'],
];

async function formOf(parts: Parts) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const response = new Response(form);
  return {
    type: response.headers.get('content-type')!,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

async function send(parts: Parts, who: Pick<Person, 'raw'> = admin) {
  const { type, bytes } = await formOf(parts);
  const headers = { 'content-type': type };
  const answer = await who.raw({ method: 'POST', url: addSonde.path, payload: bytes, headers });
  return answer.json();
}

describe('a form with files', () => {
  test('is read by the schema of the call: texts, flags, ids, a file, a list of files', async () => {
    expect(
      await send([
        ['libelle', 'Été'],
        ['id', '7'],
        ['grave', 'true'],
        ['inconnu', 'dropped'],
        ['__proto__', 'dropped'],
        ['photo', png(99_999, 'Été.png')],
        ['images[]', png(0, 'vide.png')],
        ['images[]', png(10, '../../b.webp', 'image/webp')],
      ]),
    ).toEqual({
      status: 200,
      message: 'Ajouté.',
      vus: ['Été.png 99999', 'vide.png 0', 'b.webp 10'],
      prix: 14.99,
    });
  });

  test('files of a list stay in their order, however long each takes to be written', async () => {
    const tailles = [90_000, 1];
    const { vus } = await send([
      ...VALID,
      ...tailles.map((n, i): Parts[number] => ['images[]', png(n, `${i}.png`)]),
    ]);
    expect(vus).toEqual(tailles.map((n, i) => `${i}.png ${n}`));
  });

  test('a file that nobody chose is none, and one of a list is a list', async () => {
    expect(await send([...VALID, ['images', png(3)]])).toMatchObject({ vus: ['a.png 3'] });
    expect(await send([...VALID, ['photo', png(0, '')]])).toMatchObject({ status: 200, vus: [] });
  });

  test.each<[what: string, parts: Parts, status: number, field: string | undefined]>([
    ['a part that is missing', [['id', '7']], 422, 'libelle'],
    [
      'a field that is wrong',
      [
        ['libelle', 'x'],
        ['id', 'x'],
      ],
      422,
      'id',
    ],
    ['a field given twice', [...VALID, ['libelle', 'y']], 422, 'libelle'],
    ['a file that is not expected', [...VALID, ['autre', png(1)]], 422, 'autre'],
    [
      'a file where a text is',
      [
        ['id', '7'],
        ['libelle', png(1)],
      ],
      422,
      'libelle',
    ],
    ['a text where a file is', [...VALID, ['photo', '/etc/passwd']], 422, 'photo'],
    ['two files where one is', [...VALID, ['photo', png(1)], ['photo', png(1)]], 422, 'photo'],
    [
      'a kind that is not taken',
      [...VALID, ['photo', png(1, 'a.svg', 'image/svg+xml')]],
      422,
      'photo',
    ],
    [
      'too many of a list',
      [...VALID, ...Array.from({ length: 3 }, (): Parts[number] => ['images', png(1)])],
      422,
      'images',
    ],
    ['a file that is too large', [...VALID, ['photo', png(100_001)]], 413, 'photo'],
    [
      'a body that is too large',
      [...VALID, ...Array.from({ length: 4 }, (): Parts[number] => ['images', png(90_000)])],
      413,
      undefined,
    ],
    ['a text that is too long', [...VALID, ['libelle', 'x'.repeat(262_145)]], 413, undefined],
    [
      'too many parts',
      [...VALID, ...Array.from({ length: 90 }, (_, n): Parts[number] => [`f${n}`, 'x'])],
      413,
      undefined,
    ],
    [
      'too many files',
      [...VALID, ...Array.from({ length: 21 }, (): Parts[number] => ['images', png(1)])],
      413,
      undefined,
    ],
  ])('%s: a clear error', async (_, parts, status, field) => {
    const before = begun;
    const answer = await send(parts);
    expect(answer).toMatchObject({ status, message: expect.stringMatching(/^\p{Lu}.*\.$/u) });
    if (field) expect(Object.keys(answer.errors)).toEqual([field]);
    expect(begun).toBe(before);
  });

  test('a handler that fails keeps no file and no line', async () => {
    expect(
      await send([
        ['libelle', 'casse'],
        ['id', '7'],
        ['photo', png(10)],
      ]),
    ).toMatchObject({
      status: 500,
    });
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 30), undefined],
    ['empty', () => Buffer.alloc(0), undefined],
    ['no form', () => Buffer.from('nothing'), undefined],
    ['without a boundary', (bytes: Buffer) => bytes, 'multipart/form-data'],
  ])('a body that is %s is told so', async (_, change, type) => {
    const form = await formOf([...VALID, ['photo', png(1000)]]);
    const answer = await admin.raw({
      method: 'POST',
      url: addSonde.path,
      payload: change(form.bytes),
      headers: { 'content-type': type ?? form.type },
    });
    expect(answer.json()).toEqual({
      status: 400,
      message: 'L’envoi est incomplet ou illisible. Il faut le refaire.',
    });
  });

  test.each(['', '; filename="a.png"'])('a part without a name (%s) is nobody’s', async (more) => {
    const { type, bytes } = await formOf(VALID);
    const boundary = type.replace(/.*boundary=/, '--');
    const part = `${boundary}\r\ncontent-disposition: form-data${more}\r\n\r\nx\r\n`;
    const answer = await admin.raw({
      method: 'POST',
      url: addSonde.path,
      payload: Buffer.concat([Buffer.from(part), bytes]),
      headers: { 'content-type': type },
    });
    expect(answer.json()).toMatchObject({ status: 200, vus: [] });
  });

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', undefined])(
    'a body of %s is none',
    async (type) => {
      const answer = await admin.raw({
        method: 'POST',
        url: addSonde.path,
        payload: '{}',
        headers: type ? { 'content-type': type } : {},
      });
      expect(answer.json()).toMatchObject({ status: 415, message: expect.any(String) });
    },
  );

  test('a JSON call takes no form', async () => {
    const { type, bytes } = await formOf([['email', 'a@b.be']]);
    const answer = await school.visitor.raw({
      method: 'POST',
      url: '/api/extranet/login',
      payload: bytes,
      headers: { 'content-type': type },
    });
    expect(answer.statusCode).toBe(415);
  });
});

async function upload(
  length: number,
  token = admin.token,
  type = 'multipart/form-data; boundary=x',
): Promise<ClientRequest> {
  const cookie = (await school.fastify.inject('/sanctum/csrf-cookie')).cookies[0]!.value;
  const sent = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: addSonde.path,
    headers: {
      'content-type': type,
      'content-length': length,
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': cookie,
      cookie: `XSRF-TOKEN=${cookie}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  sent.on('error', () => {});
  return sent;
}

const HEAD =
  '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';

const filesInHand = () => readdirSync(folder).flatMap((name) => readdirSync(join(folder, name)));

describe('before anything of a body is taken in', () => {
  test('the caller, the level, the proof and the length are looked at', async () => {
    const low = await school.login('utilisateur@demo.be');
    for (const [token, length, status] of [
      [undefined, 1000, 401],
      [low.token, 1000, 403],
      [admin.token, 300_001, 413],
    ] as const) {
      const sent = await upload(length, token ?? 'none');
      sent.flushHeaders();
      const [answer] = await once(sent, 'response');
      expect(answer.statusCode).toBe(status);
      sent.destroy();
    }
    const { type, bytes } = await formOf(VALID);
    const forged = await school.fastify.inject({
      method: 'POST',
      url: addSonde.path,
      payload: bytes,
      headers: { 'content-type': type, authorization: `Bearer ${admin.token}` },
    });
    expect(forged.statusCode).toBe(419);
  });
});

test('whose session ends while the body comes in writes nothing', async () => {
  const before = begun;
  const gone = await school.login('administrateur@demo.be');
  const { bytes, type } = await formOf([...VALID, ['photo', png(60_000)]]);
  const sent = await upload(bytes.length, gone.token, type);
  sent.write(bytes.subarray(0, 30_000));
  await vi.waitFor(() => expect(filesInHand()).toHaveLength(1));
  expect(await gone.call('logout', { extranet: true })).toMatchObject({ status: 200 });
  sent.end(bytes.subarray(30_000));
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(401);
  answer.resume();
  await once(answer, 'end');
  expect(begun).toBe(before);
});

test('who goes away in the middle leaves nothing behind', async () => {
  const before = begun;
  const sent = await upload(90_000);
  sent.write(HEAD + 'a'.repeat(50_000));
  await vi.waitFor(() => expect(filesInHand()).toHaveLength(1));
  sent.destroy();
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  expect(begun).toBe(before);
});

test('four bodies are taken in at once, three of one caller; of more, twelve wait unread and the others are told when to come again', async () => {
  // Log in first: on SQLite a held handler holds all writes.
  const superviseur = await school.login('superviseur@demo.be');
  let release = () => {};
  held = new Promise((resolve) => (release = resolve));
  const answers = Array.from({ length: 20 }, () => send([...VALID, ['photo', png(10)]]));
  await vi.waitFor(() => expect(filesInHand()).toHaveLength(3));
  const refused = await Promise.race(answers);
  expect(refused).toMatchObject({ status: 429, retryAfter: 5 });
  expect(readdirSync(folder)).toHaveLength(3);
  const other = send([...VALID, ['photo', png(10)]], superviseur);
  await vi.waitFor(() => expect(filesInHand()).toHaveLength(4));
  release();
  expect(await other).toMatchObject({ status: 200 });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(15);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('who goes away while waiting for a turn takes no place', async () => {
  let release = () => {};
  held = new Promise((resolve) => (release = resolve));
  const first = Array.from({ length: 3 }, () => send([...VALID, ['photo', png(10)]]));
  await vi.waitFor(() => expect(filesInHand()).toHaveLength(3));
  for (let n = 0; n < 3; n++) {
    const sent = await upload(1000);
    const come = once(school.fastify.server, 'request');
    sent.write(HEAD);
    const [request] = (await come) as [IncomingMessage];
    const gone = new Promise((resolve) => request.once('close', resolve));
    sent.destroy();
    await gone;
  }
  release();
  await Promise.all(first);
  expect(await send(VALID)).toMatchObject({ status: 200 });
});

test('what a process left when it died is swept after an hour', async () => {
  for (const name of ['envoi-old', 'envoi-new']) mkdirSync(join(folder, name), { recursive: true });
  utimesSync(join(folder, 'envoi-old'), new Date(0), new Date(0));
  await sweepEnvois(folder, new Date());
  expect(readdirSync(folder)).toEqual(['envoi-new']);
  await sweepEnvois(folder, new Date(Date.now() + 3_700_000));
  await sweepEnvois(join(folder, 'nowhere'), new Date());
});

describe('an answer that is a file', () => {
  test('has its name, its kind, and nothing that a browser could make of it', async () => {
    const { headers, body, statusCode } = await admin.raw({ url: '/api/extranet/getFichier/a"b' });
    expect(statusCode).toBe(200);
    expect(body).toBe('%PDF-');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="a_b.pdf"; filename*=UTF-8''a%22b.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('goes out as it is made', async () => {
    const { headers, body } = await admin.raw({ url: '/api/extranet/getFichier/csv' });
    expect(body).toBe('nom;prenom\nDupont;Zoé\n');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="Eleves _ 2026 _.csv"; filename*=UTF-8''%C3%89l%C3%A8ves%20%C2%AB%202026%20%C2%BB.csv`,
    });
  });

  test('has no path for a name, and its refusals are JSON', async () => {
    const answer = await admin.raw({ url: '/api/extranet/getFichier/..%2Fa' });
    expect(answer.json()).toMatchObject({ status: 500, message: expect.any(String) });
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect((await school.visitor.raw({ url: '/api/extranet/getFichier/a' })).json()).toMatchObject({
      status: 401,
    });
  });
});

test('what a signature proves needs no cookie of ours', async () => {
  const answer = await school.fastify.inject({ method: 'POST', url: notify.path, payload: {} });
  expect(answer.json()).toEqual({ status: 200 });
});
