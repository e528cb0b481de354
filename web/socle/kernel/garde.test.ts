import { setImmediate as allIsDone } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CACHES, OUVERT } from './caches.ts';
import type * as Garde from './garde.ts';
import type * as Db from './lectures.db.ts';
import type * as Lectures from './lectures.ts';

let stored: Map<string, string>;
let opened: Set<string>;
let lectures: Map<string, Db.Lecture>;

/** A test can hold these steps. */
let held: Partial<Record<'open' | 'put' | 'clear', Promise<void>>>;
function hold(step: keyof typeof held): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held[step] = promise;
  return () => {
    delete held[step];
    resolve();
  };
}

const db: Partial<typeof Db> = {
  async putLecture(lecture) {
    await held.put;
    return lectures.set(lecture.cle, lecture);
  },
  forgetLecture: async (cle) => lectures.delete(cle),
  readLecture: async (cle) => lectures.get(cle),
  async clearLectures() {
    lectures.clear();
    await held.clear;
    return true;
  },
};

// Test files share modules in a worker: this one needs its own.
let kernel: typeof Garde & typeof Lectures;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./lectures.db.ts', () => db);
  kernel = { ...(await import('./garde.ts')), ...(await import('./lectures.ts')) };
});
afterAll(() => {
  vi.doUnmock('./lectures.db.ts');
  vi.resetModules();
});

beforeEach(() => {
  stored = new Map();
  opened = new Set();
  lectures = new Map();
  held = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('caches', {
    async open(name: string) {
      await held.open;
      opened.add(name);
    },
    delete: async (name: string) => opened.delete(name),
  });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => void vi.unstubAllGlobals());

const login = (user_id: number) => stored.set('auth_token', `of ${user_id}`);
const logout = () => {
  stored.delete('auth_token');
  return kernel.forgetPrivate();
};
const privateHere = () => ({
  lectures: lectures.size,
  caches: [...opened],
  stored: [...stored.keys()],
});
const NOTHING = { lectures: 0, caches: [], stored: [] };

async function read(user_id: number) {
  const client = new QueryClient();
  const leave = await kernel.followLectures(client, user_id);
  const query = client.getQueryCache().build(client, {
    queryKey: ['getUser', {}],
    queryFn: async () => ({ user_id }),
    meta: { garde: {} },
  });
  await query.fetch();
  for (const name of Object.values(CACHES)) if (name !== CACHES.anciens) opened.add(name);
  return leave;
}

test('a log-out leaves nothing, whoever is connected next finds nothing', async () => {
  login(1);
  await read(1);
  expect([...lectures.keys()]).toEqual(['1 ["getUser",{}]']);
  login(2);
  await read(2);
  expect([...lectures.keys()]).toEqual(['2 ["getUser",{}]']);
  await logout();
  expect(privateHere()).toEqual(NOTHING);
});

test('a log-out that a log-in in another tab overtakes leaves it what its own log-out needs', async () => {
  login(1);
  await read(1);
  const go = hold('clear');
  const left = logout();
  await vi.waitFor(() => expect(lectures.size).toBe(0));
  login(1);
  await read(1);
  go();
  await left;
  await logout();
  expect(privateHere()).toEqual(NOTHING);
});

test('a log-out that another log-in has overtaken before it began forgets nothing of theirs', async () => {
  login(1);
  await read(1);
  await kernel.forgetPrivate();
  expect([lectures.size, opened.has(OUVERT)]).toEqual([1, true]);
});

test('what is written after all was forgotten goes, too', async () => {
  login(1);
  const leave = await kernel.followLectures(new QueryClient(), 1);
  leave();
  const go = hold('put');
  await read(1);
  await logout();
  go();
  await allIsDone();
  expect(privateHere()).toEqual(NOTHING);
});

test('who leaves while the worker is being allowed to keep has not allowed it', async () => {
  login(1);
  const go = hold('open');
  const begun = kernel.beginKeeping(1);
  await logout();
  go();
  await begun;
  expect(privateHere()).toEqual(NOTHING);
});

const key = ['getCap', {}];
const meta = { garde: {} };
const told = () => lectures.get('1 ["getCap",{}]')?.data;

async function tab() {
  const client = new QueryClient();
  await kernel.followLectures(client, 1);
  return client;
}
const readBefore = (data: unknown) => {
  const date = Date.now() - 3_600_000;
  lectures.set('1 ["getCap",{}]', { cle: '1 ["getCap",{}]', data, date });
};
const change = (client: QueryClient, to: string) =>
  kernel.changeLastRead(client, { queryKey: key, meta }, (read) =>
    read === 'before' ? to : undefined,
  );

test('what was done since is written into what was read before this page, once and not without it', async () => {
  login(1);
  const client = await tab();
  await change(client, 'nowhere');
  expect([client.getQueryData(key), told()]).toEqual([undefined, undefined]);
  readBefore('before');
  await change(client, 'done');
  await allIsDone();
  expect([client.getQueryData(key), told()]).toEqual(['done', 'done']);
  await change(client, 'again');
  expect(client.getQueryData(key)).toBe('done');
});

test('after a log-out nothing that was done is kept', async () => {
  login(1);
  readBefore('before');
  const client = await tab();
  await change(client, 'done');
  await logout();
  client.setQueryData(key, 'before');
  await change(client, 'late');
  await allIsDone();
  expect(privateHere()).toEqual(NOTHING);
});

test('without a network a tab shows what another has done since', async () => {
  login(1);
  const [one, other] = [await tab(), await tab()];
  const query = other.getQueryCache().build(other, {
    queryKey: key,
    queryFn: (): Promise<string> => Promise.reject(new Error()),
    retry: false,
    meta,
  });
  query.setData('older', { updatedAt: 1, manual: true });
  await allIsDone();
  readBefore('before');
  await change(one, 'done');
  vi.stubGlobal('navigator', { onLine: false });
  await query.fetch().catch(() => undefined);
  await vi.waitFor(() => expect(query.state.data).toBe('done'));
});
