import { expect, test } from 'vitest';
import type { Level } from '../../../regles/niveaux.ts';
import { mayOpen } from './pages.ts';

const LEVELS: Level[] = [1, 9, 10];
const opensFor = (level: Level | Level[]) => LEVELS.filter((own) => mayOpen({ level }, own));

test('a level opens a page to itself and those above', () => {
  expect(opensFor(1)).toEqual([1, 9, 10]);
  expect(opensFor(9)).toEqual([9, 10]);
  expect(opensFor(10)).toEqual([10]);
});

test('a list of levels opens it to those alone', () => {
  expect(opensFor([1, 10])).toEqual([1, 10]);
  expect(opensFor([9])).toEqual([9]);
  expect(opensFor([])).toEqual([]);
});
