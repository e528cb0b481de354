import { expect, test } from 'vitest';
import { bornesOf } from './useChrono.ts';

const question = { ecoule: 0, lecture: 10_000, temps: 15_000 };

test('the time to answer begins when the voice has read, or when the reading is over', () => {
  expect(bornesOf({ question, recue: 1000, lueA: null })).toEqual({
    depart: 1000,
    debut: 11_000,
    fin: 26_000,
  });
  expect(bornesOf({ question, recue: 1000, lueA: 7000 })).toMatchObject({ fin: 22_000 });
  expect(bornesOf({ question, recue: 1000, lueA: 12_000 })).toMatchObject({ fin: 26_000 });
});

test('a question that is come back to has what is left of its time', () => {
  const deja = { ...question, ecoule: 20_000 };
  expect(bornesOf({ question: deja, recue: 50_000, lueA: null })).toMatchObject({ fin: 55_000 });
  expect(bornesOf({ question: deja, recue: 50_000, lueA: 60_000 })).toMatchObject({ fin: 55_000 });
});

test('without a clock there is no end', () => {
  const sans = { ...question, temps: null };
  expect(bornesOf({ question: sans, recue: 0, lueA: null }).fin).toBe(Infinity);
});
