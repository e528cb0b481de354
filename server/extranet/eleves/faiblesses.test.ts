import { expect, test } from 'vitest';
import { articleOf } from '../../../droit/articles.ts';
import { faiblessesOf } from './faiblesses.ts';

test('articles by their number, whatever their paragraph', () => {
  expect(['12.3.1', '12', 'CVP 12.3', 'loi 34', 'AR 1998 art. 3'].map(articleOf)).toEqual([
    '12',
    '12',
    'CVP 12',
    'loi 34',
    'AR 1998 art. 3',
  ]);
});

test('the weakest first; what was asked twice says nothing, nor does what was all right', () => {
  const asked = (idArticleLois: string | null, ...answers: boolean[]) =>
    answers.map((juste) => ({ idArticleLois, juste }));
  expect(
    faiblessesOf([
      ...asked('12.1', true, false, true, true),
      ...asked('5', false, false, false),
      ...asked('9', false, false),
      ...asked('24', true, true, true),
      ...asked('12.2', false),
      ...asked(null, false, false, false),
    ]),
  ).toEqual([
    { article: '5', fausses: 3, posees: 3 },
    { article: '12', fausses: 2, posees: 5 },
  ]);
});
