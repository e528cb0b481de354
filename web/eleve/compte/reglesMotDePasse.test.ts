import { expect, test } from 'vitest';
import { manquesOf, reglesManquantes } from './reglesMotDePasse.ts';

test('what is missing goes as it is typed', () => {
  expect(reglesManquantes('')).toHaveLength(5);
  expect(reglesManquantes('demo')).toEqual([
    'Minimum 8 caractères',
    'Au moins 1 lettre en majuscule',
    'Au moins 1 chiffre',
    'Au moins 1 caractère spécial',
  ]);
  expect(reglesManquantes('Demo 2026!')).toEqual(['Les espaces ne sont pas autorisés']);
  expect(reglesManquantes('Demo-2026!')).toEqual([]);
});

test('the second field counts once it is begun, or once the form has been tried', () => {
  const differents = ['Les mots de passes doivent être identique'];
  expect(manquesOf('Demo-2026!', '', false)).toEqual([]);
  expect(manquesOf('Demo-2026!', 'D', false)).toEqual(differents);
  expect(manquesOf('Demo-2026!', '', true)).toEqual(differents);
  expect(manquesOf('Demo-2026!', 'Demo-2026!', true)).toEqual([]);
});
