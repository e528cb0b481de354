import { expect, test } from 'vitest';
import { categorieOf } from './categorie.ts';

test.each([
  ['priorites-101', '68.3', 'priorites'],
  ['place-001', null, 'place'],
  ['nl-004', '12.3.1', 'priorites'],
  ['autres-1', '40.4', 'usagers'],
  ['tostring-1', null, 'autres'],
  [null, '70.2.1 3°', 'arret'],
  [null, '22quater', 'vitesse'],
  [null, 'loi 35', 'autres'],
  [null, null, 'autres'],
])('%s of article %s is of %s', (reference, idArticleLois, categorie) => {
  expect(categorieOf({ reference, idArticleLois })).toBe(categorie);
});
