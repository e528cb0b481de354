import { describe, expect, test } from 'vitest';
import type { QuestionVersion } from '../questions/questions.queries.ts';
import {
  DEPARTS,
  type Examen,
  departOf,
  fautesOf,
  isInTime,
  isTimeUp,
  lectureOf,
  withDepart,
} from './chrono.ts';

const DEBUT = '2026-11-21T10:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(DEBUT) + ms);
const version = { libelle: 'Qui passe\u202f?', a: 'Le tram.', b: 'Moi.', c: null, d: null };
const LECTURE = 5 * 400 + 3 * 500;
const TEMPS = 15_000;
const question = version as QuestionVersion;
const examen = (more: Partial<Examen> = {}) =>
  ({
    dateDebut: DEBUT,
    departs: DEPARTS.unknown(3),
    passees: 1,
    chrono: 1,
    reponses: 'a??',
    ...more,
  }) as Examen;
const opened = (more: Partial<Examen> = {}) =>
  examen({ departs: withDepart(examen(), 1, after(1000)), ...more });
const LIMITE = 1000 + LECTURE + TEMPS;

test('when a question was opened is kept to the millisecond, in a row that does not grow', () => {
  expect(lectureOf(question, { chrono: 1 })).toBe(LECTURE);
  expect(departOf(opened(), 0)).toBeNull();
  expect(departOf(opened(), 1)).toBe(after(1000).getTime());
  expect(departOf(opened(), 3)).toBeNull();
  expect(opened().departs).toHaveLength(DEPARTS.unknown(3).length);
  const year = after(400 * 86_400_000);
  expect(departOf({ ...examen(), departs: withDepart(examen(), 2, year) }, 2)).toBe(+year);
});

test('the time of a question is over five seconds after its last, and never without a clock', () => {
  expect(isTimeUp(opened(), question, after(LIMITE + 5000))).toBe(false);
  expect(isTimeUp(opened(), question, after(LIMITE + 5001))).toBe(true);
  expect(isTimeUp(opened({ chrono: 0 }), question, after(9e9))).toBe(false);
  expect(isTimeUp(examen(), question, after(9e9))).toBe(false);
});

test('who reads slowly has twice the time, and that of the plain words', () => {
  const simple = {
    ...question,
    simple: 'Deux véhicules arrivent. Qui passe\u202f?',
    simpleA: 'Le tram.',
    simpleB: 'Moi.',
    simpleC: null,
    simpleD: null,
  };
  const lecture = 8 * 400 + 3 * 500;
  expect(lectureOf(simple, { chrono: 1 })).toBe(LECTURE);
  expect(lectureOf(simple, { chrono: 2 })).toBe(lecture);
  const lent = opened({ chrono: 2 });
  expect(isTimeUp(lent, simple, after(1000 + lecture + 30_000 + 5000))).toBe(false);
  expect(isTimeUp(lent, simple, after(1000 + lecture + 30_000 + 5001))).toBe(true);
});

const DAY = 86_400_000;
const HORS = LECTURE + TEMPS + 5001;
describe('an answer counts', () => {
  test.each<[string, number, number | null, boolean]>([
    ['at once', 2000, 900, true],
    ['in time whatever the device says', LIMITE + 5000, 9e6, true],
    ['late, and given in time', LIMITE + 60_000, LECTURE + TEMPS, true],
    ['late, and nobody knows when it was given', LIMITE + 5001, null, false],
    ['late, and given too late', LIMITE + 60_000, HORS, false],
    ['a day late', 1000 + DAY, 900, true],
    ['later still', 1001 + DAY, 900, false],
  ])('%s', (_quand, now, duree, counts) => {
    expect(isInTime(opened(), 1, question, duree, after(now))).toBe(counts);
    expect(isInTime(opened({ chrono: 0 }), 1, question, duree, after(now))).toBe(true);
  });
});

test('faults are counted among what was asked', () => {
  const versions = [
    { correcte: 'a', grave: 0 },
    { correcte: 'b', grave: 1 },
    { correcte: 'c', grave: 1 },
    { correcte: 'a', grave: 1 },
  ] as const;
  expect(fautesOf({ reponses: 'aa?a', passees: 3, regle: null }, versions)).toEqual({
    fautes: 2,
    fautesGraves: 2,
  });
  const vide = { reponses: 'aa?a', passees: 3, regle: 'vide-un-point' } as const;
  expect(fautesOf(vide, versions)).toEqual({ fautes: 2, fautesGraves: 1 });
});
