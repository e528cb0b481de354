import { expect, test } from 'vitest';
import { etatDePaiement, moyenDePaiement, retourEnMots } from './montant.ts';

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
] as const)(
  '«\u00a0%s\u00a0» of which %d was given back is «\u00a0%s\u00a0»',
  (etat, rembourse, libelle) => {
    expect(etatDePaiement({ etat, montant: 14.99, rembourse, annule: 0 }).libelle).toBe(libelle);
  },
);

test.each([
  ['paye', 5, 5, 'Payé', '5,00 € annulés avant d’être débités'],
  ['paye', 7, 5, 'En partie remboursé', '5,00 € annulés avant d’être débités, 2,00 € rendus'],
  ['rembourse', 14.99, 5, 'Remboursé', '5,00 € annulés avant d’être débités, 9,99 € rendus'],
  ['rembourse', 14.99, 14.99, 'Annulé', 'Rien n’a été débité'],
  ['impaye', 0, 14.99, 'Annulé', 'Rien n’a été débité'],
  ['rembourse', 14.99, 0, 'Remboursé', '14,99 € rendus'],
  ['paye', 0, 0, 'Payé', undefined],
] as const)(
  '«\u00a0%s\u00a0», %d back, %d of it never taken: «\u00a0%s\u00a0»',
  (etat, rembourse, annule, libelle, words) => {
    const paiement = { etat, montant: 14.99, rembourse, annule };
    expect(etatDePaiement(paiement).libelle).toBe(libelle);
    expect(retourEnMots(paiement)?.replaceAll('\u00a0', ' ')).toBe(words);
  },
);
