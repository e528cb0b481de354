import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ACCORD,
  accordOf,
  commandeOf,
  ETATS,
  ETATS_REMBOURSEMENT,
  fauteDeCommande,
  isAttendu,
  isEnRoute,
  RETRACTATION,
  numeroTvaOf,
  tvaContenue,
  tvaLisible,
} from './achat.ts';
import { JOURS_FIXES } from './vente.ts';

test('only what is open or pending is waited for', () => {
  expect(ETATS.filter(isAttendu)).toEqual(['ouvert', 'attente']);
});

test('only what was asked for is on its way back', () => {
  const more = 'the index remboursement_awaited holds no other state: give it a migration';
  expect(ETATS_REMBOURSEMENT.filter(isEnRoute), more).toEqual(['demande']);
});

describe('a VAT number', () => {
  test.each([
    'BE0123456749',
    'BE 0123.456.749',
    'be 0123 456 749',
    '0123.456.749',
    '0123456749',
    ' BE-0123-456-749 ',
    '123.456.749',
    'BE 123456749',
    'BE\u00a00123\u202f456\u202f749',
  ])('is known however it is typed: %j', (typed) => {
    expect(numeroTvaOf(typed)).toBe('BE0123456749');
  });

  test('of a new enterprise begins with 1', () => {
    expect(numeroTvaOf('BE 1000.000.021')).toBe('BE1000000021');
    expect(numeroTvaOf('0000.009.797')).toBe('BE0000009797');
  });

  test('that has one wrong digit is none', () => {
    const digits = '0123456749';
    const wrong = Array.from(digits, (_, at) =>
      Array.from(
        '0123456789',
        (digit) => digits.slice(0, at) + digit + digits.slice(at + 1),
      ).filter((typed) => at > 0 && typed !== digits),
    ).flat();
    expect(wrong).toHaveLength(81);
    expect(wrong.filter((typed) => numeroTvaOf(typed) !== undefined)).toEqual([]);
  });

  test.each([
    '',
    'BE',
    'BE 2123.456.749',
    'BE 01234567490',
    '12345674',
    'FR 0123456749',
    'BE 0123.456.700',
    'BE 0123 456 7４9',
    'BEBE0123456749',
  ])('is not %j', (typed) => {
    expect(numeroTvaOf(typed)).toBeUndefined();
  });

  test('is read in groups', () => {
    expect(tvaLisible('BE0123456749')).toBe('BE\u00a00123.456.749');
  });
});

test('the VAT in a price is price × rate / (100 + rate), to the cent, and leaves a net price that grows with it', () => {
  for (const taux of [0, 600, 1200, 2100, 550, 10_000])
    for (let cents = 0; cents <= 30_000; cents++) {
      const tva = tvaContenue(cents, taux);
      if (Math.abs(tva - (cents * taux) / (10_000 + taux)) > 0.5) expect([taux, cents]).toEqual([]);
      if (cents > 0 && cents - tva < cents - 1 - tvaContenue(cents - 1, taux))
        expect([taux, cents]).toEqual(['net']);
    }
  expect(tvaContenue(1499, 2100)).toBe(260);
  expect(tvaContenue(1210, 2100)).toBe(210);
});

test('a version’s words stay as they were agreed to: another wording is another version', () => {
  const words = createHash('sha256').update(accordOf('2026-11')!).digest('hex');
  expect(words).toMatch(/^ccacfbcf699bb933/);
});

test('the words agreed to name the days to withdraw in: another figure is another version', () => {
  const more =
    'add a version to ACCORDS, and a version and its date to content/legal/conditions.md';
  expect(ACCORD.texte, more).toContain(`des ${RETRACTATION.jours} jours du délai de rétractation`);
});

/** A version's figures stay: orders cite the version that they accepted. */
const PROMIS: Record<string, object> = {
  '2026-11-26': { jours: 14, joursPourRendre: 14, fixes: { RDV: 7, DEMO: 7 } },
};

test('the conditions promise the figures of their version: others are another version', () => {
  const { jours, joursPourRendre } = RETRACTATION;
  const conditions = readFileSync('content/legal/conditions.md', 'utf8');
  const version = /^version: (\S+)$/m.exec(conditions)![1]!;
  const more = 'give content/legal/conditions.md a new version, and PROMIS a line for it';
  expect({ jours, joursPourRendre, fixes: JOURS_FIXES }, more).toEqual(PROMIS[version]);
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
