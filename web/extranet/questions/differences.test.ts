import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import { NOUVELLE, type Saisie } from './saisie.ts';

test('what is said is told in words, by the name of its field', () => {
  const leur = {
    ...NOUVELLE,
    libelle: 'Qui passe\u202f?',
    a: 'Moi',
    present: '/img/questions/x.svg',
  };
  const differing = (mien: Saisie) =>
    differencesOf(mien, leur).filter((one) => one.mien !== one.leur);
  expect(differing(leur)).toEqual([]);
  const mien = { ...leur, a: 'Le bus', correcte: 'b' as const, grave: true };
  expect(differing(mien)).toEqual([
    { champ: 'Réponse A', mien: 'Le bus', leur: 'Moi' },
    { champ: 'Bonne réponse', mien: 'B', leur: '' },
    { champ: 'Faute grave', mien: 'Oui', leur: 'Non' },
  ]);
  expect(differing({ ...leur, sansImage: true })).toEqual([
    { champ: 'Image', mien: 'Aucune', leur: 'Celle de la question' },
  ]);
});
