import { describe, expect, test } from 'vitest';
import {
  type Souvenir,
  souvenirAfter,
  dueOf,
  isErreur,
  minuteOf,
  rappelOf,
  readMemoire,
  memoireText,
} from './souvenir.ts';

const START = new Date('2026-11-01T08:00:00.000Z');
const HOUR = 60;
const DAY = 24 * HOUR;
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const minutesOf = (date: Date) => minuteOf(date) - minuteOf(START);

function chance(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function simulate(days: number, knows: (souvenir: Souvenir, at: Date) => boolean) {
  const fin = after(days * DAY);
  let souvenir = souvenirAfter(undefined, false, START);
  const asked: { minute: number; juste: boolean }[] = [];
  while (isErreur(souvenir)) {
    const minute = dueOf(souvenir, fin) - minuteOf(START);
    if (minute >= minutesOf(fin)) break;
    const juste = knows(souvenir, after(minute));
    souvenir = souvenirAfter(souvenir, juste, after(minute));
    asked.push({ minute, juste });
  }
  return { souvenir, asked };
}

describe('a mistake', () => {
  test('comes back, and leaves once it was answered well twice', () => {
    const { souvenir, asked } = simulate(30, () => true);
    expect(asked.map(({ juste }) => juste)).toEqual([true, true]);
    expect(souvenir).toMatchObject({ reste: 0, vues: 3, fausses: 1 });
    expect(asked[0]!.minute).toBeGreaterThan(2 * HOUR);
    expect(asked[0]!.minute).toBeLessThan(DAY);
    expect(asked[1]!.minute - asked[0]!.minute).toBeGreaterThan(asked[0]!.minute);
  });

  test.each([1, 2, 7, 30, 180])('comes back twice within an access of %i days', (days) => {
    expect(simulate(days, () => true).souvenir.reste).toBe(0);
  });

  test.each([2 * HOUR, 45])('is squeezed into the last %i minutes', (minutes) => {
    expect(simulate(minutes / DAY, () => true).souvenir.reste).toBe(0);
  });

  test('never leaves whoever does not know it', () => {
    const { souvenir, asked } = simulate(7, () => false);
    expect(souvenir.reste).toBe(2);
    expect(asked.length).toBeGreaterThan(10);
  });

  test('begins again with every wrong answer', () => {
    const once = souvenirAfter(souvenirAfter(undefined, false, START), true, after(DAY));
    expect(once.reste).toBe(1);
    expect(souvenirAfter(once, false, after(2 * DAY)).reste).toBe(2);
  });

  test('does not leave by what was read a moment ago', () => {
    const wrong = souvenirAfter(undefined, false, START);
    const soon = souvenirAfter(wrong, true, after(9));
    expect(soon).toMatchObject({ reste: 2, vues: 2 });
    expect(souvenirAfter(wrong, true, after(10)).reste).toBe(1);
  });

  test('waits longer again once the access is longer', () => {
    const known = souvenirAfter(souvenirAfter(undefined, false, START), true, after(2 * DAY));
    const short = dueOf(known, after(3 * DAY));
    expect(short).toBeLessThan(dueOf(known, after(30 * DAY)));
    expect(short).toBeLessThan(minuteOf(after(3 * DAY)));
  });

  test('takes a clock that goes back as no time at all', () => {
    const wrong = souvenirAfter(undefined, false, after(DAY));
    const before = souvenirAfter(wrong, true, START);
    expect(before).toMatchObject({ reste: 2, derniere: wrong.derniere });
  });
});

test('simulated learners: who forgets faster is asked more often, and both get rid of most', () => {
  const random = chance(1);
  const learner = (haste: number) =>
    Array.from({ length: 200 }, () =>
      simulate(30, (souvenir, at) => {
        const minutes = (minuteOf(at) - souvenir.derniere) * haste;
        const later = new Date((souvenir.derniere + minutes) * 60_000);
        return random() < rappelOf(souvenir, later);
      }),
    );
  const mean = (all: ReturnType<typeof learner>) =>
    all.reduce((sum, { asked }) => sum + asked.length, 0) / all.length;
  const left = (all: ReturnType<typeof learner>) =>
    all.filter(({ souvenir }) => isErreur(souvenir)).length;
  const [usual, quick] = [learner(1), learner(60)];
  expect(mean(usual)).toBeLessThan(3);
  expect(mean(quick)).toBeGreaterThan(mean(usual) + 1);
  expect(left(usual)).toBeLessThan(5);
  expect(left(quick)).toBeLessThan(60);
});

test('what was right at once is no mistake, and fades', () => {
  const known = souvenirAfter(undefined, true, START);
  expect(known).toMatchObject({ reste: 0, vues: 1, fausses: 0 });
  expect(rappelOf(known, START)).toBeCloseTo(1);
  expect(rappelOf(known, after(known.stabilite * DAY))).toBeCloseTo(0.9, 2);
  expect(rappelOf(known, after(60 * DAY))).toBeLessThan(0.7);
});

test('written and read again it is the same, to what is rounded', () => {
  const memoire = new Map([
    [1001, souvenirAfter(undefined, true, START)],
    [1002, souvenirAfter(souvenirAfter(undefined, false, START), true, after(DAY))],
  ]);
  const text = memoireText(memoire);
  expect(text).toMatch(/^1001,2\.31,2\.12,\d+,0,1,0;1002,/);
  expect(memoireText(readMemoire(text))).toBe(text);
  expect(readMemoire('').size).toBe(0);
});
