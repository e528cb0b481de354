import { expect, test } from 'vitest';
import { etatDePaiement, moyenDePaiement } from './montant.ts';

test.each([
  ['paypal', 'PayPal'],
  ['remise', 'Code de remise'],
  ['payzen', 'Carte bancaire'],
  ['', 'Carte bancaire'],
])('a payment of type %j was made by %s', (type, moyen) => {
  expect(moyenDePaiement(type)).toBe(moyen);
});

test.each([
  ['paye', 0, 'Payé'],
  ['paye', 5, 'En partie remboursé'],
  ['paye', 14.99, 'Remboursé'],
  ['rembourse', 0, 'Remboursé'],
  ['attente', 0, 'En attente'],
  ['impaye', 0, 'Repris par la banque'],
  ['impaye', 5, 'Repris par la banque'],
] as const)('« %s » of which %d was given back is « %s »', (etat, rembourse, libelle) => {
  expect(etatDePaiement({ etat, montant: 14.99, rembourse }).libelle).toBe(libelle);
});
