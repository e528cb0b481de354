import { expect, test } from 'vitest';
import { fourchetteDe } from './fourchette.ts';

test.each([
  [
    { trouves: 4, vus: 5 },
    { bas: 40, haut: 100 },
  ],
  [
    { trouves: 0, vus: 3 },
    { bas: 0, haut: 50 },
  ],
  [
    { trouves: 40, vus: 50 },
    { bas: 65, haut: 90 },
  ],
])('%o is a range of %o percent', (compte, fourchette) => {
  expect(fourchetteDe(compte)).toEqual(fourchette);
});
