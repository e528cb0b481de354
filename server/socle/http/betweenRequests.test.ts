import { setImmediate as aMoment } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { betweenRequests } from './betweenRequests.ts';

test('of many that come at once one runs, then who waits, then the next', async () => {
  const order: string[] = [];
  const jobs = ['a', 'b', 'c'].map((name) => betweenRequests(() => void order.push(name)));
  const request = async () => {
    await aMoment();
    await aMoment();
    order.push('request');
  };
  await Promise.all([...jobs, request()]);
  expect(order.indexOf('request')).toBeLessThan(order.indexOf('c'));
  expect(order.filter((name) => name !== 'request')).toEqual(['a', 'b', 'c']);
});

test('one that fails is told to who asked, and the next one runs', async () => {
  const failed = betweenRequests(() => {
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await betweenRequests(() => 1)).toBe(1);
});
