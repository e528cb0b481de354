import { expect, test } from 'vitest';
import { derniersLundis, lundiOf } from './semaine.ts';

test.each([
  ['in winter, a minute before midnight', '2026-11-22T22:59:59.999Z', '2026-11-16'],
  ['in winter, at midnight', '2026-11-22T23:00:00.000Z', '2026-11-23'],
  ['in summer, a moment before midnight', '2026-07-05T21:59:59.999Z', '2026-06-29'],
  ['in summer, at midnight', '2026-07-05T22:00:00.000Z', '2026-07-06'],
  ['the Sunday on which summer time begins', '2026-03-29T21:59:59.999Z', '2026-03-23'],
  ['and the Monday after it', '2026-03-29T22:00:00.000Z', '2026-03-30'],
  ['the Sunday on which it ends', '2026-10-25T22:59:59.999Z', '2026-10-19'],
  ['and the Monday after it', '2026-10-25T23:00:00.000Z', '2026-10-26'],
  ['over the end of a year', '2027-01-03T12:00:00.000Z', '2026-12-28'],
])('%s', (_, instant, lundi) => {
  expect(lundiOf(new Date(instant))).toBe(lundi);
});

test('the last weeks end with the one that it is', () => {
  expect(derniersLundis(new Date('2026-04-01T10:00:00.000Z'), 3)).toEqual([
    '2026-03-16',
    '2026-03-23',
    '2026-03-30',
  ]);
});
