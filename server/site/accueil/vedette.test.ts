import { expect, test } from 'vitest';
import { vedetteDuJour } from './vedette.ts';

const ids = [11, 22, 33];
const at = (instant: string) => vedetteDuJour(ids, new Date(instant));

test('one question a day, which changes at midnight in Brussels, winter and summer', () => {
  expect(at('2026-11-20T23:00:00Z')).toBe(at('2026-11-21T22:59:59Z'));
  expect(at('2026-11-21T23:00:00Z')).not.toBe(at('2026-11-21T22:59:59Z'));
  expect(at('2026-07-21T22:00:00Z')).not.toBe(at('2026-07-21T21:59:59Z'));
});

test('each in its turn, then the first again; without a question there is none', () => {
  const days = ['21', '22', '23', '24'].map((day) => at(`2026-11-${day}T12:00:00Z`));
  expect(new Set(days)).toEqual(new Set(ids));
  expect(days[3]).toBe(days[0]);
  const today = [0, 1, 2, 3].map((rang) =>
    vedetteDuJour(ids, new Date('2026-11-21T12:00:00Z'), rang),
  );
  expect(today).toEqual(days);
  expect(vedetteDuJour([], new Date())).toBeUndefined();
});
