import { expect, test } from 'vitest';
import { instantEnToutesLettres } from './jours.ts';

test.each([
  ['2026-11-28T10:05:59.999Z', 'samedi 28 novembre 2026 à 11 h 05'],
  ['2026-11-30T23:00:00.000Z', 'mardi 1er décembre 2026 à 0 h'],
  ['2027-08-15T07:30:00.000Z', 'dimanche 15 août 2027 à 9 h 30'],
])('%s', (instant, words) => {
  expect(instantEnToutesLettres(new Date(instant))).toBe(words);
});
