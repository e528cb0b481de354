import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test.for([
  [1, 2, [2, 3, 1, 4]],
  [4, 0, [4, 1, 2, 3]],
  [3, 1, [1, 3, 2, 4]],
  [1, -1, [1, 2, 3, 4]],
  [4, 9, [1, 2, 3, 4]],
] as const)('%i goes to place %i, and the others keep theirs', ([one, to, expected]) => {
  expect(moved([1, 2, 3, 4], one, to)).toEqual(expected);
});
