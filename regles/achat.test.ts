import { describe, expect, test } from 'vitest';
import {
  commandeOf,
  ETATS,
  ETATS_REMBOURSEMENT,
  fauteDeCommande,
  isAttendu,
  isEnRoute,
} from './achat.ts';

test('only what is open or pending is waited for', () => {
  expect(ETATS.filter(isAttendu)).toEqual(['ouvert', 'attente']);
});

test('only what was asked for is on its way back', () => {
  const more = 'the index remboursement_awaited holds no other state: give it a migration';
  expect(ETATS_REMBOURSEMENT.filter(isEnRoute), more).toEqual(['demande']);
});

describe('the number of an order', () => {
  test.each(['P-0123456789ABCDEF', ' p 0123 4567 89ab cdef ', 'P0123456789abcdef'])(
    'is known however it is typed: %j',
    (typed) => {
      expect(commandeOf(typed)).toBe('P-0123456789ABCDEF');
      expect(fauteDeCommande(typed)).toBeUndefined();
    },
  );

  test.each([
    ['', /^Indique/],
    ['P-123', /pas complet/],
    ['2026-00002', /^C’est un numéro de facture/],
    ['NC 2026-00002', /^C’est un numéro de facture/],
  ])('what is none is told apart: %j', (typed, faute) => {
    expect(commandeOf(typed)).toBeUndefined();
    expect(fauteDeCommande(typed)).toMatch(faute);
  });
});
