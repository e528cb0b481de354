import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const of = (avant: object | null, apres: object | null) =>
  differencesOf(avant && JSON.stringify(avant), apres && JSON.stringify(apres));

test('an edit is what differs, field by field, and no more', () => {
  const avant = {
    libelle: 'Qui passe ?',
    grave: 0,
    correcte: 'a',
    scene: null,
    langue: 'FR',
    version_id: 1,
  };
  expect(
    of(avant, {
      ...avant,
      libelle: 'Qui cède ?',
      grave: 1,
      correcte: 'b',
      scene: 'x',
      version_id: 2,
    }),
  ).toEqual([
    { champ: 'libelle', avant: 'Qui passe ?', apres: 'Qui cède ?' },
    { champ: 'grave', avant: 'non', apres: 'oui' },
    { champ: 'correcte', avant: 'A', apres: 'B' },
    { champ: 'scene', avant: '', apres: 'x' },
  ]);
});

test('what was added or deleted is all that it said, without what was empty', () => {
  const fields = { libelle: 'Qui passe ?', grave: 0, scene: null };
  expect(of(null, fields)).toEqual([
    { champ: 'libelle', avant: undefined, apres: 'Qui passe ?' },
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
    { champ: 'libelle', avant: 'Qui passe ?', apres: undefined },
    { champ: 'grave', avant: 'non', apres: undefined },
    { champ: 'themes', avant: 'Série 1, Série 2', apres: undefined },
  ]);
});

test('things that nobody foresaw are still told', () => {
  expect(of({ plus: { a: [1] } }, { plus: true })).toEqual([
    { champ: 'plus', avant: '{"a":[1]}', apres: 'true' },
  ]);
});
