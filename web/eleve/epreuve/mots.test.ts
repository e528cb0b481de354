import { expect, test } from 'vitest';
import { planEnMots, quandEnMots } from './mots.ts';

test.each([
  [12, 'Dans 12 jours.'],
  [1, 'C’est demain.'],
  [0, 'C’est aujourd’hui.'],
  [-2, 'Ton examen est passé.'],
])('%i', (jours, dit) => {
  expect(quandEnMots(jours)).toBe(dit);
});

test.each([
  [{ minutes: 30, erreurs: 8, series: 1 }, 'Aujourd’hui : 30 minutes, tes 8 erreurs et une série.'],
  [{ minutes: 40, series: 2 }, 'Aujourd’hui : 40 minutes, 2 séries.'],
  [
    { minutes: 30, erreurs: 1, examens: 1 },
    'Aujourd’hui : 30 minutes, ton erreur et un examen blanc.',
  ],
  [{}, 'Pour aujourd’hui, c’est fait.'],
])('%j', (plan, dit) => {
  const rien = { minutes: 0, erreurs: 0, series: 0, examens: 0 };
  expect(planEnMots({ ...rien, ...plan }).replaceAll('\u00a0', ' ')).toBe(dit);
});
