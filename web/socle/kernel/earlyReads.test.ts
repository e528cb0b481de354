import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarly } from './earlyReads.ts';

// A worker may be older than an early answer.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1000));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answer = Promise.resolve({ response: new Response('{}'), at: 1 });

function given(answers: Record<string, typeof answer>, token = 'mine') {
  vi.stubGlobal('earlyReads', { token, answers });
}
const asker = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

test('an early answer serves once, and only who asked', () => {
  given({ 'GET /api/app/getCap ': answer });
  expect(takeEarly('/api/app/getCap', asker('another’s'))).toBeUndefined();
  expect(takeEarly('/api/app/getCap', asker('mine'))).toBe(answer);
  expect(takeEarly('/api/app/getCap', asker('mine'))).toBeUndefined();
});

test('another method, address or body is another question', () => {
  given({ 'POST /api/app/getCap {}': answer });
  expect(takeEarly('/api/app/getCap', asker('mine'))).toBeUndefined();
  expect(
    takeEarly('/api/app/getCap', { ...asker('mine'), method: 'POST', body: '{"a":1}' }),
  ).toBeUndefined();
  expect(takeEarly('/api/app/getCap', { ...asker('mine'), method: 'POST', body: '{}' })).toBe(
    answer,
  );
});

test('a screen that opens later reads anew; a page without early reads has none', () => {
  given({ 'GET /api/app/getCap ': answer });
  vi.spyOn(performance, 'now').mockReturnValue(61_000);
  expect(takeEarly('/api/app/getCap', asker('mine'))).toBeUndefined();
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  vi.stubGlobal('earlyReads', undefined);
  expect(takeEarly('/api/app/getCap', asker('mine'))).toBeUndefined();
});
