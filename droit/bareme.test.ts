import { describe, expect, test } from 'vitest';
import {
  COUT_GRAVE,
  COUT_LEGERE,
  FAUTES_GRAVES_ELIMINATOIRES,
  type QuestionCorrigee,
  mark,
  permises,
  pourcentage,
  seuil,
} from './bareme.ts';

function copie(nombre: number, legeres: number, graves: number): QuestionCorrigee[] {
  return Array.from({ length: nombre }, (_, key) => ({
    juste: key >= legeres + graves,
    grave: key < graves || key === nombre - 1,
  }));
}

describe('noter', () => {
  test.each`
    nombre | legeres | graves | score | reussi | why
    ${50}  | ${0}    | ${0}   | ${50} | ${1}   | ${'everything right'}
    ${50}  | ${9}    | ${0}   | ${41} | ${1}   | ${'nine minor faults are the most that pass'}
    ${50}  | ${10}   | ${0}   | ${40} | ${0}   | ${'ten minor faults fail'}
    ${50}  | ${4}    | ${1}   | ${41} | ${1}   | ${'a serious one leaves room for four minor'}
    ${50}  | ${5}    | ${1}   | ${40} | ${0}   | ${'and not for five'}
    ${50}  | ${0}    | ${1}   | ${45} | ${1}   | ${'a single serious one can be made good'}
    ${50}  | ${0}    | ${2}   | ${40} | ${0}   | ${'two serious ones fail'}
    ${100} | ${0}    | ${2}   | ${90} | ${0}   | ${'two serious ones fail whatever the score'}
    ${50}  | ${49}   | ${0}   | ${1}  | ${0}   | ${'a stopped series counts what is unanswered'}
    ${50}  | ${40}   | ${10}  | ${0}  | ${0}   | ${'never below nought'}
    ${10}  | ${1}    | ${0}   | ${9}  | ${1}   | ${'a short one in proportion'}
    ${10}  | ${2}    | ${0}   | ${8}  | ${0}   | ${'82 % of ten is rounded up to nine'}
    ${1}   | ${0}    | ${0}   | ${1}  | ${1}   | ${'one question, right'}
    ${1}   | ${1}    | ${0}   | ${0}  | ${0}   | ${'one question, wrong'}
  `(
    '$why: $legeres minor and $graves serious of $nombre',
    ({ nombre, legeres, graves, ...note }) => {
      const { score, reussi } = mark(copie(nombre, legeres, graves));
      expect({ score, reussi }).toEqual({ score: note.score, reussi: note.reussi });
    },
  );

  test('says how many serious ones were wrong', () => {
    expect(mark(copie(50, 3, 2)).fautesGraves).toBe(2);
  });
});

test('every attempt so far was marked by these; docs/decisions/0123 says what must follow a change', () => {
  const figures = [COUT_LEGERE, COUT_GRAVE, FAUTES_GRAVES_ELIMINATOIRES, seuil(50)];
  expect(figures).toEqual([1, 5, 2, 41]);
});

test('the pass mark is 41 of 50, in proportion, rounded up', () => {
  expect([50, 49, 25, 10, 3, 1].map(seuil)).toEqual([41, 41, 21, 9, 3, 1]);
});

test('a pass without a serious fault has at most so many minor ones', () => {
  for (const nombre of [50, 49, 10, 1]) {
    const most = permises(nombre);
    expect(mark(copie(nombre, most, 0)).reussi).toBe(1);
    expect(mark(copie(nombre, most + 1, 0)).reussi).toBe(0);
  }
});

test('percentages are rounded down, and nothing of nothing is 0', () => {
  expect([pourcentage(1, 3), pourcentage(49, 50), pourcentage(50, 50), pourcentage(0, 0)]).toEqual([
    33, 98, 100, 0,
  ]);
});
