import { expect, test } from 'vitest';
import { comptesOf } from './mots.ts';

test('counts are told in words, and what there is none of is not', () => {
  expect(comptesOf({ question: 3, theme: 1, module: 0, chapitre: 2 })).toBe(
    '3 questions, 1 série, 2 chapitres',
  );
  expect(comptesOf({ question: 0, theme: 0, module: 0, chapitre: 0 })).toBe('');
});
