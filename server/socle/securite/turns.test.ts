import { expect, test } from 'vitest';
import { Refus } from '../refus/refus.ts';
import { createTurns } from './turns.ts';

function bench({ atOnce = 2, waiting = 3 } = {}) {
  const inTurn = createTurns({ atOnce, waiting });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let highest = 0;
  const come = (caller: string, name: string) =>
    inTurn(caller, async () => {
      begun.push(name);
      highest = Math.max(highest, ++running);
      await new Promise<void>((end) => ends.push(end));
      running--;
      return name;
    }).catch((cause: unknown) => {
      if (cause instanceof Refus) return cause.status;
      throw cause;
    });
  return {
    inTurn,
    begun,
    come,
    highest: () => highest,
    begin: () => new Promise(setImmediate),
    finish: async () => {
      await new Promise(setImmediate);
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await new Promise(setImmediate);
      }
    },
  };
}

test('so many run at once and no more, in the order in which they came', async () => {
  const { come, begin, finish, begun, highest } = bench();
  const all = Promise.all(['1', '2', '3', '4', '5'].map((name) => come(`caller ${name}`, name)));
  await begin();
  expect(begun).toEqual(['1', '2']);
  await finish();
  expect(await all).toEqual(['1', '2', '3', '4', '5']);
  expect(begun).toEqual(['1', '2', '3', '4', '5']);
  expect(highest()).toBe(2);
});

test('who finds the queue full is told to come again, at once, and when', async () => {
  const { come, finish, inTurn } = bench({ atOnce: 1, waiting: 3 });
  const all = ['1', '2', '3', '4'].map((name) => come('a', name));
  expect(await come('a', '6')).toBe(429);
  await expect(inTurn('a', async () => 7)).rejects.toMatchObject({
    message: expect.stringMatching(/^\p{Lu}.*5 secondes\.$/u),
    body: { retryAfter: 5 },
  });
  await finish();
  expect(await Promise.all(all)).toEqual(['1', '2', '3', '4']);
});

test('one place is for somebody else, however many jobs one caller has brought', async () => {
  const { come, begin, finish, begun } = bench({ atOnce: 3, waiting: 2 });
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => come('a', name));
  await begin();
  expect(begun).toEqual(['a1', 'a2']);
  all.push(come('b', 'b1'));
  await begin();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await finish();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
});

test('callers take turns, however many jobs one of them has brought', async () => {
  const { come, finish, begun } = bench({ atOnce: 1, waiting: 5 });
  const all = [come('a', 'a1'), come('a', 'a2'), come('a', 'a3'), come('b', 'b1'), come('b', 'b2')];
  await finish();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
});

test('a full queue makes room for who has fewer in it, at the cost of who has the most', async () => {
  const { come, finish } = bench({ atOnce: 1, waiting: 3 });
  const all = [come('a', 'a1'), come('a', 'a2'), come('a', 'a3'), come('a', 'a4'), come('b', 'b1')];
  expect([await come('a', 'a5'), await come('b', 'b2')]).toEqual([429, 429]);
  await finish();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 429, 'b1']);
});

test('a job that fails leaves its place', async () => {
  const { inTurn } = bench({ atOnce: 1 });
  await expect(inTurn('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(await inTurn('a', async () => 1)).toBe(1);
});
