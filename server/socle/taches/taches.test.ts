import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Tache, doEach, startTaches } from './taches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const error = vi.fn<FastifyBaseLogger['error']>();
const start = (...taches: Tache[]) => startTaches(taches, { error } as never as FastifyBaseLogger);

test('a task runs at once, and again after its pause, never twice at a time', async () => {
  let running = 0;
  let most = 0;
  const run = vi.fn<Tache['run']>(async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    running--;
  });
  const taches = start({ nom: 'slow', every: 1000, run });
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(8000);
  expect(run).toHaveBeenCalledTimes(3);
  expect(most).toBe(1);
  const stopped = taches.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  await stopped;
  expect(run).toHaveBeenCalledTimes(3);
});

test('one that fails is logged, waits longer each time, and holds up no other', async () => {
  error.mockClear();
  let works = false;
  const bad = vi.fn<Tache['run']>(async () => {
    if (!works) throw new Error('no');
  });
  const good = vi.fn<Tache['run']>(async () => {});
  const taches = start(
    { nom: 'bad', every: 1000, run: bad },
    { nom: 'good', every: 1000, run: good },
  );
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(bad).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(bad).toHaveBeenCalledTimes(3);
  expect(good).toHaveBeenCalledTimes(7);
  expect(error).toHaveBeenCalledTimes(3);
  expect(error.mock.lastCall).toMatchObject([
    { err: expect.any(Error), tache: 'bad' },
    'task failed',
  ]);
  works = true;
  await vi.advanceTimersByTimeAsync(8000);
  bad.mockClear();
  await vi.advanceTimersByTimeAsync(3000);
  expect(bad).toHaveBeenCalledTimes(3);
  await taches.stop();
});

test('of many things to do each is tried once, in order, also when some fail or stay to be done', async () => {
  const waiting = [1, 2, 3, 4, 5];
  const list = async (after: number) => waiting.filter((id) => id > after).slice(0, 2);
  const tried: number[] = [];
  const done = doEach(list, async (id) => {
    tried.push(id);
    if (id % 2 === 0) throw new Error(`not ${id}`);
  });
  await expect(done).rejects.toMatchObject({
    message: '2 failed.',
    errors: [{ message: 'not 2' }, { message: 'not 4' }],
  });
  expect(tried).toEqual(waiting);
});

test('of failures told together each is logged with its cause', async () => {
  const error = vi.fn<FastifyBaseLogger['error']>();
  const away = new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') });
  const run = () => Promise.reject(new AggregateError([away, 'odd'], '2 failed.'));
  const taches = startTaches([{ nom: 'many', every: 1000, run }], { error } as never);
  await vi.advanceTimersByTimeAsync(0);
  expect(error.mock.lastCall![0]).toMatchObject({
    causes: ['TypeError: fetch failed: Error: ECONNREFUSED', 'odd'],
  });
  await taches.stop();
});
