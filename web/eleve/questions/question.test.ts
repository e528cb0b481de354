import { expect, test } from 'vitest';
import { annonceOf, verdictOf } from './question.ts';

const correction = {
  justification: null,
  meprise: null,
  idArticleLois: null,
  grave: 1 as const,
  film: null,
};

test('the verdict, and what is heard of it', () => {
  const juste = { reponse: 'a', bonne: 'a', correction: { ...correction, grave: 0 } } as const;
  expect(verdictOf(juste)).toBe('juste');
  expect(annonceOf(juste)).toBe('Bonne réponse.');
  expect(annonceOf({ reponse: 'b', bonne: 'a', correction })).toBe(
    'Mauvaise réponse. La bonne réponse est A. Attention, ceci est une faute grave. Une erreur ici coûte 5\u00a0points.',
  );
  expect(verdictOf({ reponse: null, bonne: 'a', correction })).toBe('sansReponse');
});
