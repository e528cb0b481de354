import { expect, test } from 'vitest';
import { enEuros } from './euros.ts';

test.each([
  [14.99, '14,99\u00a0€'],
  [12, '12,00\u00a0€'],
  [0.5, '0,50\u00a0€'],
  [999.99, '999,99\u00a0€'],
  [1234.5, '1\u202f234,50\u00a0€'],
  [1_234_567, '1\u202f234\u202f567,00\u00a0€'],
])('%d is told as %s', (montant, text) => {
  expect(enEuros(montant)).toBe(text);
});
