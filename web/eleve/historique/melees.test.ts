import { expect, test } from 'vitest';
import { melees } from './melees.ts';

const le = (jour: number, cle: string) => ({ cle, dateFin: `2026-11-${jour}T10:00:00.000Z` });
const cles = (...lues: Parameters<typeof melees>) => melees(...lues).map(({ cle }) => cle);

test('what was ended last comes first, whichever it was', () => {
  const series = [le(14, 's2'), le(20, 's1'), le(10, 's3')];
  const examens = [le(21, 'e9'), le(12, 'e8')];
  expect(cles(series, examens, false)).toEqual(['e9', 's1', 's2', 'e8', 's3']);
});

test('below what was read nothing is told while more may stand between', () => {
  const series = [le(20, 's1'), le(12, 's2'), le(10, 's3')];
  const examens = [le(21, 'e9'), le(12, 'e8')];
  const read = cles(series, examens, true);
  expect(read).toEqual(['e9', 's1', 's2', 'e8']);
  expect(cles(series, [...examens, le(11, 'e7')], false)).toEqual([...read, 'e7', 's3']);
});

test('one that two pages tell stands once', () => {
  const examens = [le(21, 'e9'), le(12, 'e8'), le(12, 'e8')];
  expect(cles([], examens, false)).toEqual(['e9', 'e8']);
});
