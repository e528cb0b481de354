import { Readable } from 'node:stream';
import { setImmediate as aMoment } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageHeaders } from '../../../scripts/startServer.ts';
import { out, openSchoolToArchive, unzip } from '../../testing/archive.ts';
import type { Stored } from '../../kernel/mount.ts';
import type { Person, School } from '../../testing/school.ts';
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
