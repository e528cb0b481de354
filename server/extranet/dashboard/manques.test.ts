import { expect, test } from 'vitest';
import { manqueALaSerie, manqueAuChapitre, manqueAuModule } from './manques.ts';

test.each([
  [50, null],
  [0, 'La série n’a pas encore de question.'],
  [1, 'La série compte 1 question sur 50.'],
  [38, 'La série compte 38 questions sur 50.'],
  [53, 'La série compte 53 questions sur 50\u00a0: 3 de trop.'],
])('a series of %i questions', (questions, manque) => {
  expect(manqueALaSerie({ questions })).toBe(manque);
});

test('a module without chapters', () => {
  expect(manqueAuModule({ chapitres: 1 })).toBeNull();
  expect(manqueAuModule({ chapitres: 0 })).toBe('Le module n’a pas de chapitre.');
});

test.each([
  ['<p>Je regarde.</p>', 1, null],
  [null, 1, null],
  ['<p><img src="/img/chapitres/x.svg" alt=""></p>', 1, null],
  ['<p>&nbsp;<br></p>', 1, 'Le chapitre n’a pas de texte.'],
  ['<p>Je regarde.</p>', 0, 'Le chapitre n’a pas de question.'],
  ['', 0, 'Le chapitre n’a ni texte ni question.'],
])('a chapter of %j with %i questions', (texte, questions, manque) => {
  expect(manqueAuChapitre({ texte, questions })).toBe(manque);
});
