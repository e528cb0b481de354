import { describe, expect, test } from 'vitest';
import { dureeEnMots } from '../../../regles/vente.ts';
import { phaseOf, resteEnMots } from './validite.ts';

const now = Date.parse('2026-03-10T12:00:00.000Z');

describe('phaseOf', () => {
  test('without a date it has not started', () => {
    expect(phaseOf({ datePerime: null, isPerime: 0 }, now)).toBe('nouveau');
  });
  test('it is active until its last instant, and expired from it on', () => {
    expect(phaseOf({ datePerime: '2026-03-10T12:00:00.001Z', isPerime: 0 }, now)).toBe('actif');
    expect(phaseOf({ datePerime: '2026-03-10T12:00:00.000Z', isPerime: 0 }, now)).toBe('perime');
  });
  test('the server has the last word, whatever this clock says', () => {
    expect(phaseOf({ datePerime: '2027-01-01T00:00:00.000Z', isPerime: 1 }, now)).toBe('perime');
  });
});

test.each([
  ['2026-04-10T11:59:00.000Z', 'encore 31 jours'],
  ['2026-03-22T12:00:00.000Z', 'encore 12 jours'],
  ['2026-03-12T23:30:00.000Z', 'encore 3 jours'],
  ['2026-03-12T11:59:00.000Z', 'encore 1 jour'],
  ['2026-03-11T11:59:00.000Z', 'encore 23 heures'],
  ['2026-03-10T13:00:00.000Z', 'encore 1 heure'],
  ['2026-03-10T12:20:00.000Z', 'encore 20 minutes'],
  ['2026-03-10T12:00:20.000Z', 'encore 1 minute'],
])('until %s: %s', (datePerime, mots) => {
  expect(resteEnMots(datePerime, now)).toBe(mots);
});

test('RDV and DEMO last seven days, the others their months', () => {
  expect(dureeEnMots({ codePermis: 'RDV', dureeValidite: 1 })).toBe('7\u00a0jours');
  expect(dureeEnMots({ codePermis: 'B', dureeValidite: 3 })).toBe('3\u00a0mois');
});
