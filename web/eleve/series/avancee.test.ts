import { expect, test } from 'vitest';
import { avecGardees, capOf } from './avancee.ts';
import type { Questionnaire } from './grille.ts';

const tentative = (reponses: string, termine: 0 | 1 = 0) =>
  ({
    questions: {
      questionnaire_id: 40,
      theme_id: 3,
      libelle: 'Série 2',
      questions: [1001, 1002, 1003, 1004],
      reponses: reponses.split(''),
      isTermine: termine,
      pourcentage: 25,
    },
  }) as never as Questionnaire;
const gardee = (questionKey: number, questionnaire_id = 40) =>
  ({ questionnaire_id, questionKey, letter: 'b' }) as never;
const of = (reponses: string, gardees: never[], termine: 0 | 1 = 0) =>
  capOf(7, avecGardees(tentative(reponses, termine), gardees));

test('what waits on the device is done, and the first question without an answer is next', () => {
  const ici = { quoi: 'reprendre', acces_id: 7, theme_id: 3, libelle: 'Série 2' };
  expect(of('a???', [gardee(1)])).toEqual({ ...ici, question_id: 1003, numero: 3, faites: 2 });
  expect(of('a???', [gardee(3)])).toEqual({ ...ici, question_id: 1002, numero: 2, faites: 2 });
  expect(of('????', [])).toMatchObject({ question_id: 1001, numero: 1, faites: 0 });
  expect(avecGardees(tentative('a???'), [gardee(1)])).toMatchObject({ pourcentage: 50 });
});

test('an answer of another attempt, or to what has one, changes nothing', () => {
  expect(of('a???', [gardee(1, 39)])).toMatchObject({ numero: 2 });
  expect(avecGardees(tentative('a???'), [gardee(0)]).reponses).toEqual(['a', '?', '?', '?']);
});

test.each([
  ['its last answer waits', of('aaa?', [gardee(3)])],
  ['it was stopped', of('a???', [gardee(1)], 1)],
])('an attempt that is over can be looked at: %s', (_, cap) => {
  expect(cap).toMatchObject({ quoi: 'fait', bouton: 'Voir Série 2', to: '/series/7/serie/3' });
});
