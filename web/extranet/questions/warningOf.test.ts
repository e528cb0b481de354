import { expect, test } from 'vitest';
import { warningOf } from './warningOf.ts';

const at = (libelle: string, nombre: number) => ({ id: 1, libelle, nombre });

test('out of what a question goes, and what is left there', () => {
  expect(warningOf({ themes: [], chapitres: [] })).toBe('');
  expect(
    warningOf({ themes: [at('Un', 50), at('Deux', 2), at('Trois', 1)], chapitres: [at('C', 3)] }),
  ).toBe(
    'Elle sera retirée de\u00a0: la série «\u00a0Un\u00a0» (il y restera 49 questions), la série «\u00a0Deux\u00a0» (il y restera 1 question), la série «\u00a0Trois\u00a0» (il n’y restera aucune question), le chapitre «\u00a0C\u00a0».',
  );
});
