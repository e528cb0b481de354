import { expect, test } from 'vitest';
import { enEuros, moyenDePaiement } from './montant.ts';

test('an amount is told with two decimals and a space that does not break', () => {
  expect(enEuros(14.99)).toMatch(/^14,99[\u00A0\u202F]€$/);
  expect(enEuros(20)).toMatch(/^20,00[\u00A0\u202F]€$/);
});

test.each([
  ['paypal', 'PayPal'],
  ['payzen', 'Carte bancaire'],
  ['', 'Carte bancaire'],
])('a payment of type %j was made by %s', (type, moyen) => {
  expect(moyenDePaiement(type)).toBe(moyen);
});
