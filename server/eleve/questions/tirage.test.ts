import { expect, test } from 'vitest';
import { articleOf } from '../../../droit/articles.ts';
import { type Candidat, drawQuestions } from './tirage.ts';

const sortOf = (seed: number) => (n: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed % n;
};
const some = (from: number, count: number, grave: 0 | 1, idArticleLois: string | null) =>
  Array.from({ length: count }, (_, i): Candidat => ({ id: from + i, grave, idArticleLois }));
const ids = (drawn: Candidat[]) => drawn.map(({ id }) => id);
const countBy = (drawn: Candidat[]) =>
  Object.fromEntries(
    [...Map.groupBy(drawn, (one) => articleOf(one.idArticleLois ?? ''))].map(([article, all]) => [
      article,
      all.length,
    ]),
  );

const bank = [
  ...some(1, 300, 0, '12.3'),
  ...some(1001, 40, 1, '12.4'),
  ...some(2001, 8, 0, '9.1'),
  ...some(3001, 8, 1, '10.1'),
  ...some(4001, 4, 0, null),
];
const rules = { nombre: 50, graves: 12, repartir: true };

test('fifty different ones, so many of them serious', () => {
  for (const seed of [1, 2, 3]) {
    const drawn = drawQuestions(bank, [], rules, sortOf(seed));
    expect(new Set(ids(drawn)).size).toBe(50);
    expect(drawn.filter(({ grave }) => grave)).toHaveLength(12);
  }
});

test('spread over articles, a large one does not crowd out the others', () => {
  const drawn = drawQuestions(bank, [], rules, sortOf(1));
  expect(countBy(drawn)).toEqual({ 12: 32, 9: 8, 10: 6, '': 4 });
  const plain = drawQuestions(
    bank,
    [],
    { ...rules, graves: undefined, repartir: false },
    sortOf(1),
  );
  expect(plain).toHaveLength(50);
  expect(countBy(plain)[12]).toBeGreaterThan(40);
});

test('within an article its paragraphs come in turn', () => {
  const article = [
    ...some(1, 100, 0, '12.1'),
    ...some(101, 100, 0, '12.2'),
    ...some(201, 2, 0, '12.3'),
  ];
  const drawn = drawQuestions(article, [], { nombre: 12, graves: 0, repartir: true }, sortOf(5));
  const paragraphs = Map.groupBy(drawn, (one) => one.idArticleLois);
  expect([...paragraphs].map(([, all]) => all.length).toSorted((a, b) => a - b)).toEqual([2, 5, 5]);
});

test('those that stay count, also among the serious and for their article', () => {
  const gardees = [...some(9001, 10, 1, '9.1'), ...some(9101, 2, 0, '10.1')];
  const drawn = drawQuestions(bank, gardees, rules, sortOf(4));
  expect(drawn).toHaveLength(38);
  expect(drawn.filter(({ grave }) => grave)).toHaveLength(2);
  expect(countBy(drawn)[9] ?? 0).toBeLessThan(countBy(drawn)[12]!);
  const more = drawQuestions(bank, some(9001, 60, 1, '9.1'), rules, sortOf(4));
  expect(more).toEqual([]);
});

test('where there are not enough, all that there are', () => {
  const drawn = drawQuestions(bank, [], { nombre: 200, graves: 60, repartir: true }, sortOf(6));
  expect(drawn.filter(({ grave }) => grave)).toHaveLength(48);
  expect(drawn).toHaveLength(48 + 140);
});

test.for([
  ['12.3.1', '12'],
  ['CVP 12.3', 'CVP 12'],
  ['loi 34', 'loi 34'],
  ['', ''],
])('the article of «\u00a0%s\u00a0» is «\u00a0%s\u00a0»', ([paragraphe, article]) => {
  expect(articleOf(paragraphe!)).toBe(article);
});
