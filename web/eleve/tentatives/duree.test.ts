import { describe, expect, test } from 'vitest';
import { dureeEntre, formatDuree, formatReste } from './duree.ts';

describe('formatDuree', () => {
  test.each([
    [-5, '0 s'],
    [0, '0 s'],
    [59_999, '59 s'],
    [60_000, '1 min'],
    [65_000, '1 min 05 s'],
    [3_600_000, '1 h'],
    [4_320_000, '1 h 12 min'],
    [3_660_000, '1 h 01 min'],
    [86_400_000, '1 jour'],
    [97_200_000, '1 jour 3 h'],
    [3 * 86_400_000, '3 jours'],
  ])('%i ms: %s', (ms, texte) => expect(formatDuree(ms)).toBe(texte));
});

test('dureeEntre: null as long as one end is missing', () => {
  expect(dureeEntre('2026-11-21T10:00:00.000Z', null)).toBeNull();
  expect(dureeEntre(null, null)).toBeNull();
  expect(dureeEntre('2026-11-21T10:00:00.000Z', '2026-11-21T10:31:20.000Z')).toBe('31 min 20 s');
});

const NOW = Date.parse('2026-11-21T10:00:00.000Z');

describe('formatReste', () => {
  test.each([
    [30 * 86_400_000 + 5, '30 jours'],
    [2 * 86_400_000, '2 jours'],
    [2 * 86_400_000 - 1000, '47 h 59 min 59 s'],
    [61_000, '1 min 01 s'],
    [0, '0 s'],
    [-1, '0 s'],
  ])('%i ms: %s', (ms, texte) => expect(formatReste(NOW + ms, NOW)).toBe(texte));
  test('a month just begun has all of its days', () => {
    expect(formatReste(NOW + 30 * 86_400_000 - 20, NOW)).toBe('30 jours');
  });
});
