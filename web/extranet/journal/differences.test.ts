import { expect, test } from 'vitest';
import { differencesOfLigne, libelleOf } from './differences.ts';
import { OBJETS, champOf } from './mots.ts';

const of = (avant: object | null, apres: object | null) =>
  differencesOfLigne(avant && JSON.stringify(avant), apres && JSON.stringify(apres));

test('an edit is what differs, field by field, and no more', () => {
  const avant = {
    libelle: 'Qui passe\u202f?',
    grave: 0,
    correcte: 'a',
    scene: null,
    langue: 'FR',
    version_id: 1,
  };
  expect(
    of(avant, {
      ...avant,
      libelle: 'Qui cède\u202f?',
      grave: 1,
      correcte: 'b',
      scene: 'x',
      version_id: 2,
    }),
  ).toEqual([
    { champ: 'libelle', avant: 'Qui passe\u202f?', apres: 'Qui cède\u202f?' },
    { champ: 'grave', avant: 'non', apres: 'oui' },
    { champ: 'correcte', avant: 'A', apres: 'B' },
    { champ: 'scene', avant: '', apres: 'x' },
  ]);
});

test('what was added or deleted is all that it said, without what was empty', () => {
  const fields = { libelle: 'Qui passe\u202f?', grave: 0, scene: null };
  expect(of(null, fields)).toEqual([
    { champ: 'libelle', avant: undefined, apres: 'Qui passe\u202f?' },
    { champ: 'grave', avant: undefined, apres: 'non' },
  ]);
  expect(
    of(
      {
        ...fields,
        themes: [
          { id: 1, libelle: 'Série 1' },
          { id: 2, libelle: 'Série 2' },
        ],
      },
      null,
    ),
  ).toEqual([
    { champ: 'libelle', avant: 'Qui passe\u202f?', apres: undefined },
    { champ: 'grave', avant: 'non', apres: undefined },
    { champ: 'themes', avant: 'Série 1, Série 2', apres: undefined },
  ]);
});

test('a learner’s boxes are yes or no, and have the words of the form', () => {
  const [avant, apres] = ['{"newsletter":0,"contratSigne":1}', '{"newsletter":1,"contratSigne":0}'];
  expect(differencesOfLigne(avant, apres, new Map(), OBJETS['eleve']?.decrits)).toEqual([
    { champ: 'newsletter', avant: 'non', apres: 'oui' },
    { champ: 'contratSigne', avant: 'oui', apres: 'non' },
  ]);
  const words = ['newsletter', 'contratSigne', 'email'].map((champ) => champOf('eleve', champ));
  expect(words).toEqual(['Newsletter', 'Contrat signé', 'E-mail']);
  expect([champOf('admin', 'prenom'), champOf('admin', 'email')]).toEqual(['Prénom', 'E-mail']);
});

test('things that nobody foresaw are still told', () => {
  expect(of({ plus: { a: [1] } }, { plus: true })).toEqual([
    { champ: 'plus', avant: '{"a":[1]}', apres: 'true' },
  ]);
});

test('lists are told by their words, and in their order; questions by those that came along', () => {
  const words = new Map([[1001, 'Qui passe\u202f?']]);
  const [one] = differencesOfLigne(
    '{"listeQuestions":"1001;7"}',
    '{"listeQuestions":"7;1001"}',
    words,
  );
  const [first, second] = [
    { id: 1001, label: 'n° 1001\u00a0: Qui passe\u202f?' },
    { id: 7, label: 'n° 7' },
  ];
  expect(one?.listes).toEqual({ avant: [first, second], apres: [second, first] });
  const [chapitres] = of({ chapitres: [{ id: 1, libelle: 'Voir' }] }, { chapitres: [] });
  expect(chapitres).toMatchObject({ avant: 'Voir', apres: '', listes: { apres: [] } });
});

test('a line names what it is about as it is called since, or was', () => {
  expect(libelleOf('{"libelle":"Qui\u202f?"}', '{"libelle":"Qui passe\u202f?"}')).toBe(
    'Qui passe\u202f?',
  );
  expect(libelleOf('{"libelle":"Qui\u202f?"}', null)).toBe('Qui\u202f?');
  expect(libelleOf('{"modules":[]}', '{"modules":[]}')).toBe('');
});
