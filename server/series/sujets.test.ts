import { expect, test } from 'vitest';
import type { Repere } from '../questions/repertoire.queries.ts';
import { ditsDesSeries } from './sujets.ts';

const repere = (id: number, idArticleLois: string, categorie: Repere['categorie']) =>
  [id, { id, idArticleLois, categorie } as Repere] as const;
const banque = () =>
  new Map([
    repere(1, '12.3.1', 'priorites'),
    repere(2, '11', 'vitesse'),
    repere(3, '11', 'vitesse'),
  ]);

test('what is said of series is kept while the bank is as it was, and said anew when it changed', () => {
  const reperes = banque();
  const etat = {};
  const listes = ['1;2;3', '1'];
  const dits = ditsDesSeries(listes, { reperes, etat }, 'AR1975');
  expect(dits[0]!.sujets).toHaveLength(2);
  expect(ditsDesSeries(listes, { reperes, etat }, 'AR1975')).toBe(dits);
  expect(ditsDesSeries(['1'], { reperes, etat }, 'AR1975')).not.toBe(dits);
  // A copy of the bank is brought up to it where it stands.
  reperes.set(1, repere(1, '11', 'vitesse')[1]);
  const apres = ditsDesSeries(listes, { reperes, etat: {} }, 'AR1975');
  expect(apres[0]!.sujets).toHaveLength(1);
  expect(apres[1]!.sujets).toEqual(apres[0]!.sujets);
});
