import { expect, test } from 'vitest';
import { raisonOf } from './refund.ts';

test('input that PayZen finds invalid is not said to be the amount alone', () => {
  const dit = raisonOf('INT_902 invalid input');
  expect(dit).toMatch(/donnée de la demande/);
  expect(dit).not.toMatch(/n’accepte pas ce montant/);
  expect(dit).toMatch(/\(INT_902\)$/);
});
