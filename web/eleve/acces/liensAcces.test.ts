import { expect, test } from 'vitest';
import { liensAcces } from './liensAcces.ts';

test.each([
  ['QT', 'nouveau', ['/series/7']],
  ['QT', 'actif', ['/series/7', '/historique/7']],
  ['EL', 'nouveau', ['/e-learning/7']],
  ['EL', 'actif', ['/e-learning/7']],
  ['EX', 'nouveau', ['/tpr-exercice/7']],
  ['EX', 'actif', ['/tpr-exercice/7']],
  ['QT', 'perime', ['/renouveler-produits']],
  ['EL', 'perime', ['/renouveler-produits']],
  ['EX', 'perime', ['/renouveler-produits']],
] as const)('%s, %s: %j', (type, etat, adresses) => {
  expect(liensAcces({ type, acces_id: 7 }, etat).map(({ to }) => to)).toEqual(adresses);
});
