import { expect, test } from 'vitest';
import { NOUVELLE, type Saisie, differencesOfQuestion, warningOf } from './saisie.ts';

test('what is said is told in words, by the name of its field', () => {
  const leur = {
    ...NOUVELLE,
    libelle: 'Qui passe\u202f?',
    a: 'Moi',
    present: '/img/questions/x.svg',
  };
  const differing = (mien: Saisie) =>
    differencesOfQuestion(mien, leur).filter((one) => one.mien !== one.leur);
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

const at = (libelle: string, nombre: number) => ({ id: 1, libelle, nombre });

test('out of what a question goes, and what is left there', () => {
  expect(warningOf({ themes: [], chapitres: [] })).toBe('');
  expect(
    warningOf({ themes: [at('Un', 50), at('Deux', 2), at('Trois', 1)], chapitres: [at('C', 3)] }),
  ).toBe(
    'Elle sera retirée de\u00a0: la série «\u00a0Un\u00a0» (il y restera 49 questions), la série «\u00a0Deux\u00a0» (il y restera 1 question), la série «\u00a0Trois\u00a0» (il n’y restera aucune question), le chapitre «\u00a0C\u00a0».',
  );
});
