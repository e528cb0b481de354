import { expect, test } from 'vitest';
import { planDuJour } from './epreuve.ts';

const reste = { jours: 12, acces: 40, erreurs: 8, series: 7, faites: 0, blanc: false };

test.each([
  ['errors and one series a day', {}, { minutes: 30, erreurs: 8, series: 1, examens: 0 }],
  ['no more than two series a day', { jours: 5 }, { series: 2, examens: 0 }],
  ['before her access ends, if that comes first', { jours: 60, acces: 4 }, { series: 2 }],
  ['what was done today is not asked again', { faites: 1 }, { series: 0, minutes: 10 }],
  [
    'twenty mistakes at most',
    { erreurs: 60, series: 0, blanc: true },
    { erreurs: 20, minutes: 15 },
  ],
  ['near the day a mock exam comes before series', { jours: 3 }, { series: 0, examens: 1 }],
  ['with all series passed, a mock exam', { series: 0 }, { examens: 1, minutes: 35 }],
  ['not once it is passed', { series: 0, blanc: true }, { examens: 0, minutes: 10 }],
  ['the eve is for mistakes alone', { jours: 1 }, { erreurs: 8, series: 0, examens: 0 }],
  ['nothing is left', { erreurs: 0, series: 0, blanc: true }, { minutes: 0 }],
] as const)('%s', (_, change, plan) => {
  expect(planDuJour({ ...reste, ...change })).toMatchObject(plan);
});

test('on its day, and after it, there is no plan', () => {
  expect([0, -1].map((jours) => planDuJour({ ...reste, jours }))).toEqual([null, null]);
});
