import { expect, test } from 'vitest';
import { fondOf, fourchetteInWords, motsDuLevier, valeurOf } from './mots.ts';

test.each([
  [55, 75, 'entre 55 et 75\u00a0%'],
  [60, 60, 'environ 60\u00a0%'],
  [0, 5, 'moins de 5\u00a0%'],
  [0, 15, 'moins de 15\u00a0%'],
  [85, 100, 'plus de 85\u00a0%'],
  [95, 100, 'plus de 95\u00a0%'],
])('from %d to %d', (bas, haut, mots) => {
  expect(fourchetteInWords({ bas, haut })).toBe(mots);
});

test('of a range it is only spoken where one is told', () => {
  expect(valeurOf({ bas: 55, haut: 75 })).toContain('cette fourchette');
  for (const une of [
    { bas: 60, haut: 60 },
    { bas: 0, haut: 15 },
    { bas: 85, haut: 100 },
    { bas: 95, haut: 100 },
  ])
    expect(valeurOf(une)).toBe('C’est une estimation, pas une promesse.');
});

test.each([
  [{ connues: 1, justes: 1 }, '1\u00a0question, dont 1\u00a0juste la dernière fois'],
  [{ connues: 150, justes: 120 }, '150\u00a0questions, dont 120\u00a0justes la dernière fois'],
])('it rests on %j', (su, mots) => {
  expect(fondOf(su)).toBe(mots);
});

test.each([
  [{ quoi: 'series' }, 'Voir mes séries', '/series/7', undefined],
  [
    { quoi: 'sujet', cible: 'priorites', libelle: 'Priorités' },
    'Dix questions sur ce thème',
    '/entrainement/7?sujet=priorites',
    'commencer',
  ],
  [{ quoi: 'examen' }, 'Passer un examen blanc', '/examen/7', undefined],
] as const)('%j', (levier, bouton, to, state) => {
  const mots = motsDuLevier({ acces_id: 7, ...levier });
  expect(mots).toMatchObject({ bouton, to });
  expect(mots.state).toBe(state);
  expect(mots.pourquoi).toMatch(/\.$/);
});
