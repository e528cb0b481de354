import { describe, expect, test } from 'vitest';
import { numeroTvaOf, tvaContenue, tvaLisible } from './tva.ts';

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
