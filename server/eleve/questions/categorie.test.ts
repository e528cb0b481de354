import { expect, test } from 'vitest';
import { bases } from '../../../droit/articles.ts';
import { quotas } from '../../../droit/epreuve.ts';
import { CATEGORIES, categorieOf } from './categorie.ts';

test.each([
  ['priorites-101', '68.3', 'priorites'],
  ['place-001', null, 'place'],
  ['nl-004', '12.3.1', 'priorites'],
  ['autres-1', '40.4', 'usagers'],
  ['tostring-1', null, 'autres'],
  [null, '70.2.1 3°', 'arret'],
  [null, '22quater', 'vitesse'],
  [null, '22sexies 2', 'usagers'],
  [null, 'loi 35', 'autres'],
  [null, null, 'autres'],
])('%s of article %s is of %s', (reference, idArticleLois, categorie) => {
  expect(categorieOf({ reference, idArticleLois })).toBe(categorie);
});

test('each article that a question may cite is of a subject, but two that no road user applies', () => {
  const lost = [...bases].filter(
    (idArticleLois) => categorieOf({ reference: null, idArticleLois }) === 'autres',
  );
  expect(lost).toEqual(['59', '85']);
});

test('each theme of the exam begins with the key of a subject, and each subject is examined', () => {
  const examined = Object.keys(quotas).map((theme) => theme.split('-')[0]!);
  expect([...examined, 'autres'].toSorted()).toEqual(Object.keys(CATEGORIES).toSorted());
});
