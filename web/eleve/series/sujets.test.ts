import { expect, test } from 'vitest';
import { sujetsEnMots } from './sujets.ts';

test.each([
  [[], ''],
  [['Véhicule et documents'], 'Véhicule et documents'],
  [['Priorités', 'Arrêt et stationnement'], 'Priorités, arrêt et stationnement'],
  [['Priorités', 'Comportement', 'Signaux'], 'Priorités, comportement, signaux'],
  [['Priorités', 'Comportement', 'Signaux', 'Arrêt'], 'Surtout priorités, comportement, signaux'],
])('%j: %s', (sujets, mots) => {
  expect(sujetsEnMots({ sujets, propres: ['Dépasser'] })).toBe(mots);
});

test.each([
  [[], 'Tous les thèmes, comme à l’examen'],
  [
    ['La priorité de droite', 'Dépasser'],
    'Tous les thèmes\u00a0: la priorité de droite, dépasser…',
  ],
])('of all subjects, and more of %j: %s', (propres, mots) => {
  const sujets = Array.from({ length: 9 }, (_, n) => `Sujet ${n}`);
  expect(sujetsEnMots({ sujets, propres })).toBe(mots);
});
