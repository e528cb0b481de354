import { expect, test } from 'vitest';
import { warningOf } from './warningOf.ts';

const at = (libelle: string, nombre: number) => ({ id: 1, libelle, nombre });

test('out of what a question goes, and what is left there', () => {
  expect(warningOf({ themes: [], chapitres: [] })).toBe('');
  expect(
    warningOf({ themes: [at('Un', 50), at('Deux', 2), at('Trois', 1)], chapitres: [at('C', 3)] }),
  ).toBe(
    'Elle sera retirée de : la série « Un » (il y restera 49 questions), la série « Deux » (il y restera 1 question), la série « Trois » (il n’y restera aucune question), le chapitre « C ».',
  );
});
