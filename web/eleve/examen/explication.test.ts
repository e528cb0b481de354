import { expect, test } from 'vitest';
import { explicationOf } from './explication.ts';

const plein = {
  examen_id: 1,
  chrono: 1,
  voix: 1,
  arret: 0,
  regle: 'cinq-points',
  nombre: 50,
  posees: 50,
  score: 50,
  seuil: 41,
  reussi: 1,
  fautes: 0,
  fautesGraves: 0,
} as const;

test.each([
  [{}, /^Un sans-faute/],
  [{ score: 41, fautes: 9 }, /^Juste assez/],
  [{ score: 42, fautes: 8 }, /^1 point de plus/],
  [{ score: 47, fautes: 3 }, /^6 points de plus/],
  [{ reussi: 0, score: 40, fautes: 2, fautesGraves: 2 }, /^Il te manque 1 point, et deux fautes/],
  [{ reussi: 0, score: 42, fautes: 2, fautesGraves: 2 }, /^Tu as les points, mais 2 fautes/],
  [{ reussi: 0, score: 30, fautes: 20 }, /^Il te manque 11 points\. Revois/],
  [{ reussi: 0, score: 9, posees: 19, fautes: 10, arret: 1 }, /^Dix fautes.*question 19\./],
  [
    { reussi: 0, score: 6, posees: 8, fautes: 2, fautesGraves: 2, regle: 'arret-deux-graves' },
    /^Deux fautes graves.*question 8\./,
  ],
  [{ reussi: 0, score: 9, posees: 19, fautes: 10 }, /^Examen arrêté à la question 19/],
] as const)('%j', (plus, mots) => {
  expect(explicationOf({ ...plein, ...plus })).toMatch(mots);
});
