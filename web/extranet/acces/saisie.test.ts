import { expect, test } from 'vitest';
import { NOUVEAU, adresseOf, copyOf, factureDit, renouvellementDit, tvaDe } from './saisie.ts';

const saisie = { ...NOUVEAU, libelle: 'Théorie d’été', prix: 14.99 };

test('the address follows the label until it is on sale', () => {
  expect(adresseOf(saisie)).toBe('theorie-d-ete');
  expect(adresseOf({ ...saisie, adresse: 'ancienne', fige: true })).toBe('ancienne');
  expect(adresseOf({ ...saisie, adresse: 'ancienne' })).toBe('theorie-d-ete');
});

test('the VAT has two decimals', () => {
  expect(tvaDe(saisie)).toBe(3.15);
  expect(tvaDe({ ...saisie, prix: null })).toBe(0);
  expect(factureDit(saisie)).toMatch(/contient\s: 2,60\s€\.$/);
});

test('a copy is not on sale, and can be of another type', () => {
  const fixe = { ...saisie, version: 3, adresse: 'a', fige: true, typeFige: 'x', actif: true };
  expect(copyOf(fixe, 7)).toMatchObject({
    version: null,
    adresse: null,
    fige: false,
    typeFige: null,
    copie_id: 7,
    actif: false,
    prix: 14.99,
    libelle: 'Théorie d’été (copie)',
  });
});

test('a price of renewal that stays while the price moves is said to', () => {
  const lue = {
    ...saisie,
    prixRenouvellement: 9.99,
    prixLus: { prix: 14.99, prixRenouvellement: 9.99 },
  };
  expect(renouvellementDit(lue)).not.toMatch(/change/);
  expect(renouvellementDit({ ...lue, prix: 18 })).toMatch(/paiera encore 9,99\s€\.$/);
  expect(renouvellementDit({ ...lue, prix: 8 })).toMatch(/9,99\s€, plus que le nouveau prix\.$/);
  expect(renouvellementDit({ ...lue, prix: 18, prixRenouvellement: 12 })).not.toMatch(/change/);
  expect(renouvellementDit({ ...lue, prix: 18, prixRenouvellement: null })).not.toMatch(/change/);
});
