import { expect, test } from 'vitest';
import { courbeDe } from './courbe.ts';

test('a curve goes through its points, and stays before and after', () => {
  const at = courbeDe([
    [0, 50],
    [4, 20],
    [6, 20],
    [10, 40],
  ]);
  expect([-3, 0, 4, 6, 10, 99].map(at)).toEqual([50, 50, 20, 20, 40, 40]);
});

test('it overshoots no point: nobody backs before he stops', () => {
  const at = courbeDe([
    [0, 30],
    [2, 0],
    [5, 0],
    [6, 50],
  ]);
  const valeurs = Array.from({ length: 601 }, (_, i) => at(i / 100));
  expect(Math.min(...valeurs)).toBe(0);
  expect(Math.max(...valeurs)).toBe(50);
});

test('who was under way goes on as he did', () => {
  const at = courbeDe(
    [
      [0, 10],
      [2, 20],
    ],
    'continue',
  );
  expect([-1, 4].map(at)).toEqual([5, 30]);
});
