import { expect, test } from 'vitest';
import { majuscule } from '../../../regles/ecriture.ts';
import { pourDuree } from './produit.ts';

test('for as long as a price buys', () => {
  expect(pourDuree({ codePermis: 'B', dureeValidite: 3 })).toBe('pour 3\u00a0mois');
  expect(pourDuree({ codePermis: 'RDV', dureeValidite: 1 })).toBe('pour 7\u00a0jours');
});

test('a fact at the beginning of a sentence', () => {
  expect(majuscule('plus de 140')).toBe('Plus de 140');
});
