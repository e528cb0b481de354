import { expect, test } from 'vitest';
import { moyenDePaiement } from './montant.ts';

test.each([
  ['paypal', 'PayPal'],
  ['payzen', 'Carte bancaire'],
  ['', 'Carte bancaire'],
])('a payment of type %j was made by %s', (type, moyen) => {
  expect(moyenDePaiement(type)).toBe(moyen);
});
