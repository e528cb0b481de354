import { describe, expect, test } from 'vitest';
import { offreOf } from './offre.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const theorie = {
  prix: 1499,
  prixRenouvellement: null,
  codePermis: 'B',
  dureeValidite: 1,
  actif: 1 as const,
};
const rdv = { ...theorie, prix: 1200, prixRenouvellement: 1500, codePermis: 'RDV' };
const sien = (datePerime: string | null, actif = 1) => ({
  actif,
  datePerime,
  suspenduDepuis: null,
});

describe('what a product costs, and from when until when it holds', () => {
  test('bought, it begins when it is first opened', () => {
    expect(offreOf(theorie, undefined, 0, now)).toEqual({
      prix: 1499,
      debut: null,
      fin: null,
      refus: null,
    });
    expect(offreOf(rdv, undefined, 0, now).prix).toBe(1200);
  });

  test('renewed while it runs, it goes on where it ends, a calendar month', () => {
    expect(offreOf(theorie, sien('2027-01-31T09:00:00.000Z'), 1, now)).toEqual({
      prix: 1499,
      debut: '2027-01-31T09:00:00.000Z',
      fin: '2027-02-28T09:00:00.000Z',
      refus: null,
    });
  });

  test('renewed after its end, it begins now; the appointment has seven days and a price of its own', () => {
    expect(offreOf(rdv, sien('2026-11-01T09:00:00.000Z'), 1, now)).toEqual({
      prix: 1500,
      debut: '2026-11-21T10:00:00.000Z',
      fin: '2026-11-28T10:00:00.000Z',
      refus: null,
    });
  });

  test('ended at this very instant, it begins now', () => {
    expect(offreOf(theorie, sien(now.toISOString()), 1, now).debut).toBe(now.toISOString());
  });
});

test.each([
  ['off sale', { ...theorie, actif: 0 }, undefined, 0, /pas en vente/],
  [
    'off sale and had',
    { ...theorie, actif: 0 },
    sien('2026-11-01T09:00:00.000Z'),
    1,
    /pas en vente/,
  ],
  ['renewed by who has none', theorie, undefined, 1, /achète-le/],
  ['switched off', theorie, sien('2026-11-01T09:00:00.000Z', 0), 1, /désactivé/],
  [
    'withdrawn from',
    theorie,
    { ...sien('2026-12-01T09:00:00.000Z'), suspenduDepuis: now.toISOString() },
    1,
    /renoncé/,
  ],
  ['not begun', theorie, sien(null), 0, /pas commencé/],
  ['not begun, renewed', theorie, sien(null), 1, /pas commencé/],
  ['bought twice', theorie, sien('2026-12-01T09:00:00.000Z'), 0, /renouvelle-le/],
  ['ended and bought again', theorie, sien('2026-11-01T09:00:00.000Z'), 0, /renouvelle-le/],
] as const)(
  '%s: refused with a sentence, and without a period',
  (_, produit, copy, bought, said) => {
    const { refus, debut } = offreOf(produit, copy, bought, now);
    expect(refus).toMatch(said);
    expect(debut).toBeNull();
  },
);
