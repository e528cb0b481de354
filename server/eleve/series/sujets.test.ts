import { expect, test } from 'vitest';
import type { Repere } from '../questions/repertoire.queries.ts';
import { sujetsDesArticles } from '../questions/articles.queries.ts';
import { sujetsDesSeries } from './sujets.ts';

const repere = (
  id: number,
  idArticleLois: string | null,
  categorie: Repere['categorie'],
  code: Repere['code'] = 'AR1975',
) => ({ id, idArticleLois, categorie, code }) as Repere;
const parId = (...all: Repere[]) => new Map(all.map((one) => [one.id, one]));

test('what is said of series is kept while the bank is as it was, and said anew when it changed', () => {
  const [une, ...autres] = [
    repere(1, '12.3.1', 'priorites'),
    repere(2, '11', 'vitesse'),
    repere(3, '11', 'vitesse'),
  ] as const;
  const banque = parId(une, ...autres);
  const listes = ['1;2;3', '1'];
  const dits = sujetsDesSeries(listes, banque, 'AR1975');
  expect(dits[0]!.sujets).toEqual(['Vitesse et distances', 'Priorités']);
  expect(dits[1]!.sujets).toEqual(['Priorités']);
  expect(sujetsDesSeries(listes, banque, 'AR1975')).toBe(dits);
  expect(sujetsDesSeries(['1'], banque, 'AR1975')).not.toBe(dits);
  const changee = parId(repere(1, '11', 'vitesse'), ...autres);
  const apres = sujetsDesSeries(listes, changee, 'AR1975');
  expect(apres.map(({ sujets }) => sujets)).toEqual([
    ['Vitesse et distances'],
    ['Vitesse et distances'],
  ]);
});

test('an article is read in the code that its question cites, whichever the learner sits', () => {
  const banque = parId(
    repere(1, '12.3.1', 'priorites'),
    repere(2, '11.1', 'vitesse', 'CVP2027'),
    repere(3, null, 'vitesse', 'CVP2027'),
  );
  for (const aujourdhui of ['AR1975', 'CVP2027'] as const) {
    const [dite] = sujetsDesSeries(['1;2;3'], banque, aujourdhui);
    expect(dite!.propres).toEqual([sujetsDesArticles('AR1975').get('12.3.1')]);
  }
});
