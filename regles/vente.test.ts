import { expect, test } from 'vitest';
import { dureeEnMots, dureeOf, fauteAuxLignes, lignesOf, slugOf, tvaOf } from './vente.ts';

test.each([
  ['Théorie permis B', 'theorie-permis-b'],
  ['  L’été, à 50 %\u202f!  ', 'l-ete-a-50'],
  ['Cœur & Straße', 'coeur-strasse'],
  ['…', 'acces'],
  ['日本', 'acces'],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('«\u00a0%s\u00a0» is %s in an address', (libelle, slug) => {
  expect(slugOf(libelle)).toBe(slug);
});

test.each([
  [1499, 2100, 315],
  [1500, 2100, 315],
  [799, 600, 48],
  [1000, 550, 55],
  [99_999_99, 10_000, 99_999_99],
  [0, 2100, 0],
  [1499, 0, 0],
])('of %i cents, %i hundredths of a percent are %i', (cents, taux, tva) => {
  expect(tvaOf(cents, taux)).toBe(tva);
});

test('empty lines are none', () => {
  expect(lignesOf(' une ;; deux;')).toEqual(['une', 'deux']);
  expect(lignesOf('')).toEqual([]);
});

test.each([
  [[], undefined],
  [['une', 'deux, trois'], undefined],
  [['une', 'deux\u202f; trois'], /^La ligne 2 contient un point-virgule/],
  [['a;', 'b', ';'], /^Les lignes 1, 3 contiennent un point-virgule/],
])('a semicolon in %j', (contenu, said) => {
  const faute = fauteAuxLignes(contenu);
  if (said) expect(faute).toMatch(said);
  else expect(faute).toBeUndefined();
});

test.each([
  ['RDV', { days: 7 }, '7\u00a0jours'],
  ['DEMO', { days: 7 }, '7\u00a0jours'],
  ['B', { months: 3 }, '3\u00a0mois'],
  ['toString', { months: 3 }, '3\u00a0mois'],
])('an access of code %s lasts as its code says, or as its product', (codePermis, duree, dite) => {
  expect(dureeOf({ codePermis, dureeValidite: 3 })).toEqual(duree);
  expect(dureeEnMots({ codePermis, dureeValidite: 3 })).toBe(dite);
});
