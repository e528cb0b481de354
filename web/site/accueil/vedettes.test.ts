import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Vedette, keepFaites, readFaites } from './vedettes.ts';

const kept = new Map<string, string>();
const today = [{ id: 7 }, { id: 8 }] as Vedette[];

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was answered today is known again; of another day’s questions nothing stays', () => {
  expect(readFaites(today)).toEqual({});
  keepFaites({ 7: 1, 6: 0 });
  expect(readFaites(today)).toEqual({ 7: 1 });
  expect(readFaites([{ id: 9 }] as Vedette[])).toEqual({});
  expect(kept.size).toBe(0);
});

test.each(['', '{', 'null', '[1]', '{"7":'])('%j of another hand is nothing', (value) => {
  kept.set('priorite.vedettes', value);
  expect(readFaites(today)).toEqual({});
});
