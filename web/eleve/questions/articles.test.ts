import { expect, test } from 'vitest';
import { articlesOf, nomArticle } from './articles.ts';

test.each([
  ['12.3.1', 'Article\u00a012.3.1'],
  ['annexe 4', 'Annexe\u00a04'],
  ['loi 34', 'Loi\u00a034'],
  ['AR 1998 art. 2', 'AR\u00a01998\u00a0art.\u00a02'],
  ['Art. 5', 'Art.\u00a05'],
])('%s reads %s', (article, nom) => {
  expect(nomArticle(article)).toBe(nom);
});

test('an article is found by each of its numbers, with the text that it stands in', () => {
  const articles = articlesOf({
    textes: [
      {
        titre: 'Arrêté',
        adresse: 'https://exemple.be/',
        articles: [{ numeros: ['19.3', '19.3.2°'], sujet: 'Tourner', texte: 'On tourne.' }],
      },
    ],
  });
  expect([...articles.keys()]).toEqual(['19.3', '19.3.2°']);
  expect(articles.get('19.3.2°')).toEqual({
    sujet: 'Tourner',
    texte: 'On tourne.',
    titre: 'Arrêté',
    adresse: 'https://exemple.be/',
  });
});
