import { describe, expect, test } from 'vitest';
import { etatAcces, finDeValidite, isPerime } from './validite.ts';

const fin = (start: string, dureeValidite: number, codePermis = 'B') =>
  finDeValidite(new Date(start), { dureeValidite, codePermis }).toISOString();

describe('finDeValidite', () => {
  test.each([
    ['a month later, at the same hour', '2026-11-21T10:00:00Z', 1, '2026-12-21T10:00:00.000Z'],
    [
      'on the last day where the day is missing',
      '2027-01-31T10:00:00Z',
      1,
      '2027-02-28T10:00:00.000Z',
    ],
    ['in a leap year on the 29th', '2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00.000Z'],
    [
      'three months later over the change to summer time',
      '2027-01-10T09:00:00Z',
      3,
      '2027-04-10T08:00:00.000Z',
    ],
    ['over the change to winter time', '2026-10-10T08:00:00Z', 1, '2026-11-10T09:00:00.000Z'],
    [
      'by the day in Brussels, not in Greenwich',
      '2027-01-30T23:30:00Z',
      1,
      '2027-02-27T23:30:00.000Z',
    ],
    ['over a year', '2026-11-21T10:00:00Z', 14, '2028-01-21T10:00:00.000Z'],
  ])('%s', (_, start, months, end) => {
    expect(fin(start, months)).toBe(end);
  });

  test.each(['RDV', 'DEMO'])('seven days for %s, whatever the product says', (code) => {
    expect(fin('2026-10-22T10:00:00Z', 3, code)).toBe('2026-10-29T11:00:00.000Z');
  });
});

describe('the states of an access', () => {
  const now = new Date('2026-11-21T10:00:00.000Z');

  test('it is expired from the very instant of its end', () => {
    expect(isPerime('2026-11-21T10:00:00.001Z', now)).toBe(false);
    expect(isPerime('2026-11-21T10:00:00.000Z', now)).toBe(true);
    expect(isPerime(null, now)).toBe(false);
  });

  test.each([
    ['pas commencé', 1, null],
    ['en cours', 1, '2026-11-21T10:00:01.000Z'],
    ['périmé', 1, '2026-11-21T09:59:59.000Z'],
    ['désactivé', 0, '2026-11-21T10:00:01.000Z'],
    ['désactivé', 0, null],
  ] as const)('%s', (etat, actif, datePerime) => {
    expect(etatAcces({ actif, datePerime }, now)).toBe(etat);
  });
});
