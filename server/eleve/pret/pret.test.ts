import { fourchetteOf } from '../../../regles/fourchette.ts';
import { describe, expect, test } from 'vitest';
import type { Memoire } from '../memoire/souvenir.ts';
import { learn } from '../memoire/memoire.writes.ts';
import { PARTS } from '../examen/pickQuestions.ts';
import { mark } from '../../../droit/bareme.ts';
import { apprenantOf, decilesOf } from '../../testing/apprenants.ts';
import { ASSEZ, type Sujette, pretOf, repondues, reussiteOf, sortOf } from './pret.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const HOUR = 3_600_000;
const questions = new Map<number, Sujette>(
  Array.from({ length: 60 }, () => PARTS.map(([categorie]) => categorie))
    .flat()
    .map((categorie, n) => [1001 + n, { categorie, grave: n % 10 === 0 ? 1 : 0 }] as const),
);
function quiSait(nombre: number, part: number, heures = 1, memoire: Memoire = new Map()): Memoire {
  const then = new Date(NOW.getTime() - heures * HOUR);
  const corrigees = [...questions.keys()].slice(0, nombre).map((cle, n) => ({
    cle,
    juste: Math.floor((n + 1) * part) > Math.floor(n * part),
  }));
  return learn(memoire, corrigees, then);
}
const chanceOf = (memoire: Memoire) => pretOf(memoire, questions, NOW)!;

describe('the chance of passing', () => {
  test('is not told before sixty different questions', () => {
    expect(pretOf(quiSait(ASSEZ - 1, 0.9), questions, NOW)).toBeNull();
    expect(pretOf(quiSait(ASSEZ, 0.9), questions, NOW)).not.toBeNull();
    const again = quiSait(30, 0.9, 1, quiSait(30, 0.9, 2, quiSait(30, 0.9, 3)));
    expect(pretOf(again, questions, NOW)).toBeNull();
  });

  test('grows with what is known, is surer with more answers, and the same when asked again', () => {
    const chances = [0.5, 0.7, 0.8, 0.9, 0.97].map((part) => chanceOf(quiSait(400, part)).moyenne);
    expect(chances).toEqual(chances.toSorted((one, other) => one - other));
    expect(chances[0]).toBeLessThan(0.02);
    expect(chances[4]).toBeGreaterThan(0.9);
    const width = ({ bas, haut }: { bas: number; haut: number }) => haut - bas;
    expect(width(chanceOf(quiSait(400, 0.86)))).toBeLessThan(width(chanceOf(quiSait(60, 0.86))));
    const one = quiSait(200, 0.86);
    expect(chanceOf(one)).toEqual(chanceOf(one));
    const { bas, moyenne, haut } = chanceOf(one);
    expect(bas).toBeLessThan(moyenne);
    expect(moyenne).toBeLessThan(haut);
  });

  test('counts the first answer of a question that was seen again, and what is long ago for less', () => {
    const first = quiSait(200, 0.7, 200);
    const again = quiSait(200, 1, 100, new Map(first));
    expect(chanceOf(again).moyenne).toBeLessThan(0.3);
    const fresh = quiSait(200, 1, 1);
    expect(chanceOf(fresh).moyenne).toBeGreaterThan(0.8);
    expect(chanceOf(quiSait(200, 0.9, 24 * 90)).moyenne).toBeLessThan(
      chanceOf(quiSait(200, 0.9)).moyenne,
    );
  });
});

test('to know again what was known takes nothing away, and to know what was not adds', () => {
  const encore = (avant: Memoire, nombre: number) => quiSait(nombre, 1, 1, new Map(avant));
  for (const part of [0.7, 0.86, 0.96, 1]) {
    const avant = quiSait(100, part, 50);
    const une = encore(avant, 50);
    const deux = encore(une, 100);
    const dites = [avant, une, deux].map(chanceOf);
    for (const [n, chance] of dites.slice(1).entries())
      for (const which of ['bas', 'moyenne', 'haut'] as const)
        expect(chance[which], `${part}, ${which}`).toBeGreaterThan(dites[n]![which] - 0.001);
  }
});

test('what costs most points comes first', () => {
  const [sujet] = PARTS[3]!;
  const memoire = learn(
    new Map(),
    [...questions].map(([cle, { categorie }]) => ({
      cle,
      juste: categorie !== sujet,
    })),
    NOW,
  );
  expect(chanceOf(memoire).chers[0]).toBe(sujet);
});

test('a question that the bank has no more says nothing, and counts for none', () => {
  const left = new Map([...questions].slice(30));
  const memoire = quiSait(ASSEZ + 29, 0.9);
  expect(repondues(memoire, left)).toMatchObject({ connues: ASSEZ - 1, comptees: ASSEZ - 1 });
  expect(pretOf(memoire, left, NOW)).toBeNull();
  expect(pretOf(memoire, questions, NOW)).not.toBeNull();
});

test('nor does one of no subject of the examination; one subject alone says too little of the others', () => {
  const ids = [...questions.keys()];
  const autres = new Map(ids.map((id) => [id, { categorie: 'autres', grave: 0 } as const]));
  expect(repondues(quiSait(200, 1), autres)).toMatchObject({ connues: 0, comptees: 0 });
  const [sujet] = PARTS[0]!;
  const signes = ids.filter((id) => questions.get(id)!.categorie === sujet);
  const sues = signes.map((cle) => ({ cle, juste: true }));
  const memoire = learn(new Map(), sues, NOW);
  expect(repondues(memoire, questions)).toEqual({
    connues: 60,
    justes: 60,
    comptees: 20,
    manquent: PARTS.slice(1).map(([autre]) => autre),
  });
  expect(pretOf(memoire, questions, NOW)).toBeNull();
});

test.each([400, 3650, 36_500])('after %d days it is a chance still, and next to none', (jours) => {
  const { bas, moyenne, haut } = chanceOf(quiSait(400, 0.97, jours * 24));
  for (const part of [bas, moyenne, haut]) {
    expect(part).toBeGreaterThanOrEqual(0);
    expect(part).toBeLessThan(0.2);
  }
});

test('an exam is passed as it is marked', () => {
  const sort = sortOf(3);
  let passes = 0;
  const EXAMENS = 20_000;
  for (let n = 0; n < EXAMENS; n++)
    passes += mark(
      Array.from({ length: 50 }, () => {
        const grave = sort() < 5.5 / 50;
        return { grave, juste: sort() < (grave ? 0.9 : 0.88) };
      }),
    ).reussi;
  const sujets = PARTS.map(([, nombre]) => ({ nombre, cas: [{ poids: 1, p: 0.88, g: 0.9 }] }));
  expect(Math.abs(reussiteOf(sujets) - passes / EXAMENS)).toBeLessThan(0.012);
});

test('what it says comes true: within five points in each tenth of simulated learners', () => {
  const people = Array.from({ length: 1500 }, (_, seed) => {
    const { memoire, questions: bank, now, chance } = apprenantOf(seed + 1);
    return { dit: pretOf(memoire, bank, now)!.moyenne, obtenu: chance };
  });
  for (const { dit, obtenu } of decilesOf(people))
    expect(Math.abs(dit - obtenu), `${dit} and ${obtenu}`).toBeLessThan(0.05);
});

test.each([
  [0.53, 0.71, 50, 75],
  [0.5, 0.5, 50, 50],
  [0.001, 0.004, 0, 5],
  [0.972, 0.991, 95, 100],
  [1, 1, 95, 100],
])('between %d and %d one says %d to %d', (bas, haut, from, to) => {
  expect(fourchetteOf({ bas, haut })).toEqual({ bas: from, haut: to });
});
