import { Readable } from 'node:stream';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as aMoment } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageHeaders } from '../../../../scripts/startServer.ts';
import {
  check,
  countVersions,
  fileOf,
  openSchoolToArchive,
  out,
  unzip,
  zipOf,
} from '../../../testing/archive.ts';
import type { Stored } from '../../../socle/http/context.ts';
import { photo } from '../../../testing/images.ts';
import type { Person, School } from '../../../testing/school.ts';
import { zipped } from './zipped.ts';

let school: School;
let benoit: Person;
let origin: string;
let image: string;
let get: School['store']['get'];
beforeAll(async () => {
  ({ school, benoit } = await openSchoolToArchive());
  get = school.store.get;
  const photo = [...(await unzip(await out(benoit))).keys()].find((nom) => nom.endsWith('.webp'));
  image = `/img/questions/${photo!.replace('images/', '')}`;
  origin = await school.fastify.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => school.close());

const PART = Buffer.alloc(100, 7);
function* endless() {
  for (;;) yield PART;
}

const CUTS: [how: string, cut: () => Promise<Stored>][] = [
  ['it does not answer', async () => Promise.reject(new Error('no answer'))],
  [
    'it breaks in the middle',
    async () => ({
      taille: 1000,
      flux: Readable.from(
        (function* broken() {
          yield PART;
          throw new Error('connection reset');
        })(),
      ),
    }),
  ],
  ['it ends early', async () => ({ taille: 1000, flux: Readable.from([PART]) })],
  [
    'it closes without a word',
    async () => {
      const flux = new Readable({ read() {} });
      flux.push(PART);
      setTimeout(() => flux.destroy(), 20);
      return { taille: 1000, flux };
    },
  ],
];

describe.each(CUTS)('where the store is read and %s', (_, cut) => {
  beforeAll(() => void (school.store.get = cut));
  afterAll(() => void (school.store.get = get));

  test('an export breaks off, and the server goes on', async () => {
    const answer = await fetch(`${origin}/api/extranet/exportContenu`, {
      method: 'POST',
      headers: { ...(await pageHeaders(origin)), authorization: `Bearer ${benoit.token}` },
      body: JSON.stringify({ photos: 1 }),
    });
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  });

  test('a picture breaks off or is 503, and the server goes on', async () => {
    const answer = await fetch(origin + image);
    if (answer.status === 200) await expect(answer.arrayBuffer()).rejects.toThrow();
    else expect(answer.status).toBe(503);
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  });
});

describe.each([
  ['picture', () => [image, {}] as const],
  [
    'export',
    async () => {
      const headers = { ...(await pageHeaders(origin)), authorization: `Bearer ${benoit.token}` };
      const body = JSON.stringify({ photos: 1 });
      return ['/api/extranet/exportContenu', { method: 'POST', headers, body }] as const;
    },
  ],
])('who hangs up leaves no file open of a %s', (_, asked) => {
  test.each(['before it is there', 'while it is read'])('%s', async (moment) => {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const { promise: wanted, resolve: want } = Promise.withResolvers<void>();
    const flux = Readable.from(endless());
    school.store.get = async () => {
      want();
      if (moment === 'before it is there') await left;
      return { taille: 1e9, flux };
    };
    const [path, options] = await asked();
    const caller = new AbortController();
    school.fastify.server.once('request', (_request, answer) => answer.once('close', leave));
    const answer = fetch(origin + path, { ...options, signal: caller.signal });
    const taken = answer.then((response) => response.arrayBuffer()).catch(() => {});
    await wanted;
    caller.abort();
    await Promise.all([taken, left]);
    await expect.poll(() => flux.destroyed).toBe(true);
    school.store.get = get;
  });
});

describe('who hangs up on an import ends it, and nothing is written', () => {
  const TROIS = [1, 2, 3];
  const trois = async () =>
    zipOf([
      ...(await Promise.all(
        TROIS.map(
          async (n) =>
            [
              `images/p${n}.png`,
              await photo(400 + n)
                .png()
                .toBuffer(),
            ] as const,
        ),
      )),
      ...TROIS.map(
        (n) =>
          [
            `questions/coupure/coupure-00${n}.yaml`,
            `- ref: coupure-90${n}\n  question: Qui ${n} ?\n  image: { photo: p${n}.png }\n  description: Un carrefour.\n  a: Moi.\n  b: Lui.\n  correcte: b\n  grave: non\n  article: "12.1"\n  justification: Le tram a la priorité.\n`,
          ] as const,
      ),
    ] as [string, string | Buffer][]);

  test.each(['lookAtImage', 'keepImage'] as const)('at %s', async (where) => {
    const archive = await trois();
    const { version, fautes } = await check(benoit, archive);
    expect(fautes).toEqual([]);
    const before = await countVersions(school);
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { lookAtImage, keepImage } = school.mounting;
    let pictures = 0;
    const until = async () => {
      pictures++;
      begin();
      await left;
    };
    if (where === 'lookAtImage')
      school.mounting.lookAtImage = (upload) => until().then(() => lookAtImage(upload));
    else school.mounting.keepImage = (upload, at) => until().then(() => keepImage(upload, at));
    try {
      const form = new FormData();
      form.append('version', version);
      form.append('archive', fileOf(archive));
      const { 'content-type': _, ...page } = await pageHeaders(origin);
      const headers = { ...page, authorization: `Bearer ${benoit.token}` };
      const caller = new AbortController();
      school.fastify.server.once('request', (_request, answer) => answer.once('close', leave));
      const asked = fetch(`${origin}/api/extranet/importContenu`, {
        method: 'POST',
        headers,
        body: form,
        signal: caller.signal,
      }).catch(() => {});
      await begun;
      caller.abort();
      await Promise.all([asked, left]);
      const envois = join(school.mounting.env.DATA_DIR, 'envois');
      await expect.poll(() => existsSync(envois) && readdirSync(envois)).toEqual([]);
    } finally {
      Object.assign(school.mounting, { lookAtImage, keepImage });
    }
    expect(pictures).toBe(1);
    expect(await countVersions(school)).toBe(before);
  });
});

test('who stops taking an archive stops its filling', async () => {
  let added = 0;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const archive = zipped(async (zip) => {
    try {
      for (; added < 1000; added++) {
        zip.add(`${added}.yaml`, 'a: 1\n');
        await zip.taken();
        await aMoment();
      }
    } finally {
      end();
    }
  });
  await archive.next();
  await archive.return(undefined);
  await ended;
  expect(added).toBeLessThan(1000);
});

test('what fails while it is filled fails the archive', async () => {
  const archive = zipped(async () => {
    throw new Error('the database is gone');
  });
  await expect(Array.fromAsync(archive)).rejects.toThrow('the database is gone');
});
