import { describe, expect, test } from 'vitest';
import { COUT_GRAVE } from '../../../droit/bareme.ts';
import { explicationOf } from './explication.ts';
import { byArticle, casesOf, etatCase, fautesOf, type Questionnaire } from './grille.ts';

function tentative(
  reponses: ('a' | 'b' | '?')[],
  justes: (0 | 1 | null)[],
  extra: Partial<Questionnaire['questions']> = {},
): Questionnaire {
  return {
    questions: {
      questionnaire_id: 7,
      theme_id: 3,
      libelle: 'Série 1',
      questions: reponses.map((_, n) => 1001 + n),
      reponses,
      isStart: 1,
      isTermine: 1,
      reussi: 0,
      pourcentage: 0,
      score: 0,
      seuil: 41,
      fautesGraves: 0,
      ...extra,
    },
    resultats: justes.map((juste, n) => ({
      id: 1001 + n,
      correcte: 'a',
      juste,
      grave: 0,
      libelle: `Question ${n + 1}`,
      idArticleLois: ['12.3.1', '5', '12.3.1', null][n] ?? null,
    })),
    dateDebut: null,
    dateFin: null,
  };
}

describe('etatCase', () => {
  test.each([
    ['?', null, false, false, 'vide'],
    ['?', null, false, true, 'attente'],
    ['a', 1, false, false, 'repondue'],
    ['a', 0, false, false, 'repondue'],
    ['a', 1, true, false, 'juste'],
    ['a', 0, true, false, 'fausse'],
    ['?', 0, true, false, 'sansReponse'],
    ['?', 0, true, true, 'sansReponse'],
  ] as const)(
    '%s, juste %s, terminée %s, en attente %s: %s',
    (reponse, juste, fin, attente, etat) =>
      expect(etatCase(reponse, juste, fin, attente)).toBe(etat),
  );
});

test('casesOf: numbered from 1, with what waits to be sent', () => {
  const open = tentative(['a', '?', '?'], [1, null, null], { isTermine: 0 });
  expect(casesOf(open, new Set([1002]))).toEqual([
    { id: 1001, numero: 1, etat: 'repondue', grave: false },
    { id: 1002, numero: 2, etat: 'attente', grave: false },
    { id: 1003, numero: 3, etat: 'vide', grave: false },
  ]);
});

test('casesOf: a serious one is marked where it was not right, and once the series is over', () => {
  const graves = (isTermine: 0 | 1) => {
    const { resultats, ...rest } = tentative(['a', 'b', '?'], [1, 0, 0], { isTermine });
    const toutes = resultats.map((resultat) => ({ ...resultat, grave: 1 as const }));
    return casesOf({ ...rest, resultats: toutes }, new Set()).map(({ grave }) => grave);
  };
  expect(graves(1)).toEqual([false, true, true]);
  expect(graves(0)).toEqual([false, false, false]);
});

test('fautesOf: wrong and unanswered, nothing while the attempt is open', () => {
  const finie = tentative(['a', 'b', '?'], [1, 0, 0]);
  expect(fautesOf(finie).map((f) => [f.numero, f.sansReponse])).toEqual([
    [2, false],
    [3, true],
  ]);
  expect(fautesOf(tentative(['b'], [0], { isTermine: 0 }))).toEqual([]);
});

test('byArticle: most frequent first, those that name no article last', () => {
  const fautes = fautesOf(tentative(['b', 'b', 'b', 'b'], [0, 0, 0, 0]));
  expect(byArticle(fautes).map((g) => [g.article, g.fautes.map((f) => f.numero)])).toEqual([
    ['12.3.1', [1, 3]],
    ['5', [2]],
    [null, [4]],
  ]);
});

/** Fifty answers, with as many minor faults as the score leaves. */
function avec(extra: Partial<Questionnaire['questions']>, coutGrave = COUT_GRAVE) {
  const { score = 0, fautesGraves = 0 } = extra;
  const fausses = 50 - score! - fautesGraves! * (coutGrave - 1);
  const justes = Array.from({ length: 50 }, (_, n): 0 | 1 => (n < fausses ? 0 : 1));
  const { resultats, ...finie } = tentative(
    justes.map(() => 'a'),
    justes,
    extra,
  );
  const graves = resultats.map(
    (each, n) => ({ ...each, grave: n < fautesGraves! ? 1 : 0 }) as const,
  );
  return explicationOf({ ...finie, resultats: graves });
}

describe('explicationOf', () => {
  test.each([
    [{ reussi: 1, score: 50 }, 'sans-faute'],
    [{ reussi: 1, score: 41 }, 'Juste assez'],
    [{ reussi: 1, score: 42 }, '1 point de plus'],
    [{ reussi: 1, score: 45 }, '4 points de plus'],
    [{ reussi: 0, score: 42, fautesGraves: 2 }, '2 fautes graves'],
    [{ reussi: 0, score: 40, fautesGraves: 0 }, 'Il te manque 1 point\u00a0: c’est tout près.'],
    [{ reussi: 0, score: 30, fautesGraves: 0 }, 'Il te manque 11 points. Tes erreurs'],
    [{ reussi: 0, score: 38, fautesGraves: 1 }, 'a coûté 5\u00a0: sans elle, c’était réussi.'],
    [{ reussi: 0, score: 30, fautesGraves: 1 }, 'une faute grave en a coûté 5.'],
    [{ reussi: 0, score: 30, fautesGraves: 3 }, '3 fautes graves en ont coûté 15'],
  ] as const)('%o', (extra, morceau) => expect(avec(extra)).toContain(morceau));

  test('an attempt marked by other figures is explained by its own', () => {
    expect(avec({ reussi: 0, score: 38, fautesGraves: 1 }, 3)).toContain('a coûté 3\u00a0: sans');
  });

  test.each([
    [['?', '?'], [0, 0], 'Série arrêtée sans une réponse\u00a0: tout compte comme faux.'],
    [['a', '?', '?'], [1, 0, 0], 'après 1 réponse, dont 1 juste. Les 2 questions sans réponse'],
    [['a', 'b', '?'], [0, 0, 0], 'après 2 réponses, aucune juste. La question sans réponse'],
  ] as const)('stopped: %j', (reponses, justes, morceau) => {
    const finie = tentative([...reponses], [...justes], { reussi: 0, score: 0, fautesGraves: 2 });
    expect(explicationOf(finie)).toContain(morceau);
  });
});
