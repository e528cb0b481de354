import { expect, test } from 'vitest';
import { decompteOf, dureeDeLecture } from './durees.ts';

const JOUR = 86_400_000;

test.each([
  [7 * JOUR, [7, 0, 0, 0]],
  [7 * JOUR - 1000, [6, 23, 59, 59]],
  [1, [0, 0, 0, 1]],
  [61_001, [0, 0, 1, 2]],
  [0, undefined],
  [-5000, undefined],
])('%i ms left', (ms, told) => {
  expect(decompteOf(ms)?.map(({ nombre }) => nombre)).toEqual(told);
});

test.each([
  [1, 'environ 1 min'],
  [59, 'environ 59 min'],
  [60, 'environ 1 h'],
  [125, 'environ 2 h 05'],
])('%i minutes of reading', (minutes, told) => {
  expect(dureeDeLecture(minutes)).toBe(told);
});
