import { expect, test } from 'vitest';
import { fourchetteInWords } from './mots.ts';

test.each([
  [55, 75, 'entre 55 et 75\u00a0%'],
  [60, 60, 'environ 60\u00a0%'],
  [0, 5, 'moins de 5\u00a0%'],
  [0, 15, 'moins de 15\u00a0%'],
  [85, 100, 'plus de 85\u00a0%'],
  [95, 100, 'plus de 95\u00a0%'],
])('from %d to %d', (bas, haut, mots) => {
  expect(fourchetteInWords({ bas, haut })).toBe(mots);
});
