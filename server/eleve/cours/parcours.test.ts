import { describe, expect, test } from 'vitest';
import {
  avancementOfParcours,
  isToutLu,
  lectureOf,
  minutesDe,
  minutesOf,
  parcoursOf,
} from './parcours.ts';

const row = (module_id: number, id: number | null) => ({
  acces_id: 1,
  module_id,
  module: `Module ${module_id}`,
  chapitre_id: id,
  chapitre: id === null ? null : `Chapitre ${id}`,
  questions: id === null ? 0 : 2,
  octets: id === null ? null : 4500,
});
const done = (chapitre_id: number) => ({ chapitre_id, place: 0, dateTermine: '2026-11-21' });
const begun = (chapitre_id: number) => ({ chapitre_id, place: 4, dateTermine: null });

test('a minute is two hundred words, and nothing is read in less than one', () => {
  expect([0, 1500, 2249, 4500].map(minutesOf)).toEqual([1, 1, 1, 3]);
});

describe('how far a course is', () => {
  const course = [row(1, 11), row(1, 12), row(2, 21), row(3, null)];
  test.each([
    ['nothing', [], 0, 0, false],
    ['what was begun is not done', [begun(11)], 0, 0, false],
    ['two of three, rounded down', [done(11), done(12)], 2, 66, false],
    ['all, with a module that has nothing', [done(11), done(12), done(21)], 3, 100, true],
    ['what was done and is there no more counts for nothing', [done(99)], 0, 0, false],
  ])('%s', (_, lus, nbTermine, pourcentage, toutLu) => {
    const parcours = parcoursOf(course, lus);
    expect(avancementOfParcours(parcours, null)).toEqual({ nbChapitre: 3, nbTermine, pourcentage });
    expect(isToutLu(parcours)).toBe(toutLu);
  });

  test('without a chapter it is never finished', () => {
    for (const rows of [[], [row(1, null)]]) {
      expect(avancementOfParcours(parcoursOf(rows, []), null)).toMatchObject({ pourcentage: 0 });
      expect(isToutLu(parcoursOf(rows, []))).toBe(false);
    }
  });

  test('once finished it is whole, whatever comes or goes', () => {
    const finished = (lus: Parameters<typeof parcoursOf>[1]) =>
      avancementOfParcours(parcoursOf(course, lus), '2026-11-21');
    const all = { pourcentage: 100 };
    expect(finished([done(11), done(12)])).toEqual({ nbChapitre: 2, nbTermine: 2, ...all });
    expect(finished([done(99)])).toEqual({ nbChapitre: 0, nbTermine: 0, ...all });
  });

  test('a chapter of two modules is done in both, counted once and read once', () => {
    const twice = parcoursOf([row(1, 11), row(2, 11), row(2, 21)], [done(11)]);
    expect(twice.map(({ chapitres }) => chapitres.map(({ termine }) => termine))).toEqual([
      [1],
      [1, 0],
    ]);
    expect(avancementOfParcours(twice, null)).toEqual({
      nbChapitre: 2,
      nbTermine: 1,
      pourcentage: 50,
    });
    expect(minutesDe(twice)).toBe(6);
    expect(lectureOf(twice).map((each) => [each.module_id, each.chapitre_id])).toEqual([
      [1, 11],
      [2, 21],
    ]);
  });
});
