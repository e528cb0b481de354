import { expect, test } from 'vitest';
import { majuscule } from './faits.ts';
import { duree, enEuros } from './prix.ts';

test('a price as French writes it, for as long as it buys', () => {
  expect(enEuros(14.99)).toBe('14,99\u00a0€');
  expect(enEuros(12)).toBe('12,00\u00a0€');
  expect(duree({ codePermis: 'B', dureeValidite: 3 })).toBe('pour 3\u00a0mois');
  expect(duree({ codePermis: 'RDV', dureeValidite: 1 })).toBe('pour 7\u00a0jours');
});

test('a fact at the beginning of a sentence', () => {
  expect(majuscule('plus de 140')).toBe('Plus de 140');
});
