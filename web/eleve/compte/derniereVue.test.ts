import { expect, test } from 'vitest';
import { derniereVue } from './derniereVue.ts';

test.each([
  ['2026-03-10T12:00:00.000Z', 'il y a moins d’une heure'],
  ['2026-03-10T11:00:00.000Z', 'il y a 1 heure'],
  ['2026-03-09T13:00:00.000Z', 'il y a 23 heures'],
  ['2026-03-09T12:00:00.000Z', 'le 9 mars 2026'],
])('a session seen at %s: %s', (dateVue, dit) => {
  expect(derniereVue(dateVue, Date.parse('2026-03-10T12:00:00.000Z'))).toBe(dit);
});
