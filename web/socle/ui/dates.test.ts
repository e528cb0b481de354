import { expect, test } from 'vitest';
import { dateInWords, dayInWords, instantInWords, isoDay } from './dates.ts';

test('an instant is told in Brussels, on both sides of the change of hour', () => {
  expect(instantInWords('2026-03-28T22:30:00.000Z')).toContain('28 mars 2026');
  expect(instantInWords('2026-03-28T23:30:00.000Z')).toContain('29 mars 2026');
  expect(instantInWords('2026-07-01T22:30:00.000Z')).toContain('2 juillet 2026');
  expect(dayInWords('2026-07-01T22:30:00.000Z')).toBe('2 juillet 2026');
  expect(isoDay('2026-07-01T22:30:00.000Z')).toBe('2026-07-02');
});

test('a day without an hour is told as it is', () => {
  expect(dateInWords('2008-02-29')).toBe('29 février 2008');
  expect(dateInWords('2026-11-01')).toBe('1er novembre 2026');
  expect(dayInWords('2026-11-01T12:00:00.000Z')).toBe('1er novembre 2026');
  expect(dateInWords('2026-11-11')).toBe('11 novembre 2026');
});

test('an instant has its hour in Brussels, in winter and in summer', () => {
  expect(instantInWords('2026-12-21T13:30:00.000Z')).toMatch(/21 décembre 2026.*14:30/);
  expect(instantInWords('2026-07-21T13:30:00.000Z')).toMatch(/21 juillet 2026.*15:30/);
});
