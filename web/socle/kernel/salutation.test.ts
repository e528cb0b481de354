import { expect, test } from 'vitest';
import { salutation } from './salutation.ts';

test.each([
  [0, 0, 'Bonjour'],
  [17, 59, 'Bonjour'],
  [18, 0, 'Bonsoir'],
  [23, 59, 'Bonsoir'],
])('at %i:%i', (heure, minute, mot) => {
  expect(salutation(new Date(2026, 2, 10, heure, minute))).toBe(mot);
});
