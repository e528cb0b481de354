import { expect, test } from 'vitest';
import { REGLES_MOT_DE_PASSE } from './motDePasse.ts';

test.each([
  ['Demo-2026!', []],
  ['Éàü-2026', []],
  ['Dé-1', ['Minimum 8 caractères']],
  ['demo-2026', ['Au moins 1 lettre en majuscule']],
  ['DEMO-2026', ['Au moins 1 lettre en minuscule']],
  ['Demo-demo', ['Au moins 1 chiffre']],
  ['Demo -2026', ['Les espaces ne sont pas autorisés']],
  ['Demo2026', ['Au moins 1 caractère spécial']],
  ['', 5],
])('the password %j breaks %j', (password, broken) => {
  const told = REGLES_MOT_DE_PASSE.filter(([regle]) => !regle.test(password)).map(([, m]) => m);
  expect(typeof broken === 'number' ? told.length : told).toEqual(broken);
});
