import { expect, test } from 'vitest';
import type { Repere } from '../questions/repertoire.queries.ts';
import { sujetsDesSeries } from './sujets.ts';

const repere = (id: number, idArticleLois: string, categorie: Repere['categorie']) =>
  ({ id, idArticleLois, categorie }) as Repere;

test('what is said of series is kept while the bank is as it was, and said anew when it changed', () => {
  const banque = [
    repere(1, '12.3.1', 'priorites'),
    repere(2, '11', 'vitesse'),
    repere(3, '11', 'vitesse'),
  ];
  const listes = ['1;2;3', '1'];
  const dits = sujetsDesSeries(listes, banque, 'AR1975');
  expect(dits[0]!.sujets).toEqual(['Vitesse et distances', 'Priorités']);
  expect(dits[1]!.sujets).toEqual(['Priorités']);
  expect(sujetsDesSeries(listes, banque, 'AR1975')).toBe(dits);
  expect(sujetsDesSeries(['1'], banque, 'AR1975')).not.toBe(dits);
  const changee = banque.with(0, repere(1, '11', 'vitesse'));
  const apres = sujetsDesSeries(listes, changee, 'AR1975');
  expect(apres.map(({ sujets }) => sujets)).toEqual([
    ['Vitesse et distances'],
    ['Vitesse et distances'],
  ]);
});
