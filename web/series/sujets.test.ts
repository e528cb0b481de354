import { expect, test } from 'vitest';
import { sujetsEnMots } from './sujets.ts';

test.each([
  [[], ''],
  [['Véhicule et documents'], 'Véhicule et documents'],
  [['Priorités', 'Arrêt et stationnement'], 'Priorités, arrêt et stationnement'],
  [['Priorités', 'Comportement', 'Signaux'], 'Priorités, comportement, signaux'],
  [['Priorités', 'Comportement', 'Signaux', 'Arrêt'], 'Surtout priorités, comportement, signaux'],
  [Array.from({ length: 9 }, (_, n) => `Sujet ${n}`), 'Tous les sujets, comme à l’examen'],
])('%j: %s', (sujets, mots) => {
  expect(sujetsEnMots(sujets)).toBe(mots);
});
