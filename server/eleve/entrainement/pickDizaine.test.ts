import { expect, test } from 'vitest';
import { ERREURS, readCible } from '../../../regles/cible.ts';
import { learn } from '../memoire/memoire.writes.ts';
import type { Memoire } from '../memoire/souvenir.ts';
import { erreursOf, pickDizaine } from './pickDizaine.ts';
import { type Candidate, etatOfSujet, libelleOf, savoirsOf } from './savoir.ts';

const START = new Date('2026-11-01T08:00:00.000Z');
const hours = (n: number) => new Date(START.getTime() + n * 3_600_000);
const fin = hours(30 * 24);
const first = () => 0;

const pool: Candidate[] = (['signaux', 'priorites', 'vitesse'] as const).flatMap((categorie, at) =>
  Array.from({ length: 20 }, (_, n) => ({
    id: 1001 + at * 20 + n,
    cle: 1001 + at * 20 + n,
    categorie,
    idArticleLois: `${at * 10 + (n < 10 ? 1 : 2)}.${n}`,
    ensuite: n === 0 ? ('change' as const) : null,
  })),
);
/** No series of the access has these: a mock exam asked one, nothing asks the other now. */
const AILLEURS: Candidate = {
  id: 2001,
  cle: 2001,
  categorie: 'arret',
  idArticleLois: '24',
  ensuite: null,
};
const banque = new Map([...pool, AILLEURS].map((each) => [each.id, each]));
const matiere = { banque, pool };
const memoireOf = (juste: boolean, ids: number[], now = START): Memoire =>
  learn(
    new Map(),
    ids.map((cle) => ({ cle, juste })),
    now,
  );
const upwards = (one: number, other: number) => one - other;
const sujetOf = (id: number) => pool.find((one) => one.id === id)!.categorie;

test('of what the next code changes, those of the access alone', () => {
  const moment = { now: START, fin, random: first };
  const ids = pickDizaine(matiere, new Map(), readCible('changements'), moment);
  expect(ids.toSorted(upwards)).toEqual([1001, 1021, 1041]);
});

test('of mistakes ten that are due, in an order that mixes subjects', () => {
  const wrong = memoireOf(
    false,
    pool.slice(14, 30).map(({ id }) => id),
  );
  const chosen = pickDizaine(matiere, wrong, readCible(ERREURS), {
    now: hours(12),
    fin,
    random: first,
  });
  expect(chosen).toHaveLength(10);
  expect(new Set(chosen).size).toBe(10);
  const again = chosen.filter((id, n) => n > 0 && sujetOf(id) === sujetOf(chosen[n - 1]!));
  expect(again.length).toBeLessThanOrEqual(1);
});

test('those due come before those that are not; where none is, who will not wait gets the next', () => {
  const memoire = memoireOf(false, [1001, 1002]);
  learn(memoire, [{ cle: 1003, juste: false }], hours(10));
  const moment = { now: hours(11), fin, random: first };
  expect(pickDizaine(matiere, memoire, readCible(ERREURS), moment).toSorted(upwards)).toEqual([
    1001, 1002,
  ]);
  expect(
    pickDizaine(matiere, memoire, readCible(ERREURS), { ...moment, now: START }).toSorted(upwards),
  ).toEqual([1001, 1002, 1003]);
  const many = memoireOf(
    false,
    pool.slice(0, 12).map(({ id }) => id),
  );
  learn(many, [{ cle: 1001, juste: false }], hours(1));
  learn(many, [{ cle: 1002, juste: false }], hours(1));
  const early = pickDizaine(matiere, many, readCible(ERREURS), { ...moment, now: hours(1) });
  expect(early).toHaveLength(10);
  expect(early).not.toContain(1001);
  expect(early).not.toContain(1002);
  expect(erreursOf(banque, memoire, fin).map(({ question }) => question.id)).toEqual([
    1001, 1002, 1003,
  ]);
  expect(pickDizaine(matiere, new Map(), readCible(ERREURS), moment)).toEqual([]);
  expect(pickDizaine(matiere, memoireOf(false, [9999, 2001]), readCible(ERREURS), moment)).toEqual([
    2001,
  ]);
  expect(pickDizaine(matiere, memoireOf(false, [2001]), readCible('arret'), moment)).toEqual([]);
});

test('of a subject: its mistakes, what was never asked, then what is remembered least', () => {
  const memoire = memoireOf(
    true,
    pool.slice(0, 14).map(({ id }) => id),
  );
  learn(memoire, [{ cle: 1001, juste: false }], START);
  learn(memoire, [{ cle: 1002, juste: true }], hours(24));
  const chosen = pickDizaine(matiere, memoire, readCible('signaux'), {
    now: hours(48),
    fin,
    random: first,
  });
  expect(chosen).toHaveLength(10);
  expect(chosen).toEqual(expect.arrayContaining([1001, 1015, 1016, 1017, 1018, 1019, 1020]));
  expect(chosen).not.toContain(1002);
  expect(chosen.every((id) => sujetOf(id) === 'signaux')).toBe(true);
});

test('of an article its own questions; of what there is not, none', () => {
  const moment = { now: START, fin, random: first };
  expect(
    pickDizaine(matiere, new Map(), readCible('priorites/11'), moment).toSorted(upwards),
  ).toEqual(pool.slice(20, 30).map(({ id }) => id));
  for (const cible of ['priorites/9', 'autres', 'nulle', 'toString'])
    expect(pickDizaine(matiere, new Map(), readCible(cible), moment)).toEqual([]);
});

test('three steps, and never a number: as many right as the examination asks', () => {
  expect(etatOfSujet(50, 0, 0)).toBe('à découvrir');
  expect(etatOfSujet(50, 4, 4)).toBe('à découvrir');
  expect(etatOfSujet(50, 5, 0)).toBe('en route');
  expect(etatOfSujet(50, 50, 40)).toBe('en route');
  expect(etatOfSujet(50, 41, 41)).toBe('acquis');
  expect(etatOfSujet(3, 3, 2)).toBe('en route');
  expect(etatOfSujet(3, 3, 3)).toBe('acquis');
  expect(etatOfSujet(0, 0, 0)).toBe('en route');
});

test('what is known of each subject, in the order of the bank, with its articles', () => {
  const memoire = memoireOf(
    true,
    pool.slice(0, 17).map(({ id }) => id),
  );
  learn(memoire, [{ cle: 1021, juste: false }], START);
  const savoirs = savoirsOf([...pool].toReversed(), memoire);
  expect(savoirs.map(({ cible, etat, vues, sues }) => [cible, etat, vues, sues])).toEqual([
    ['signaux', 'acquis', 17, 17],
    ['priorites', 'à découvrir', 1, 0],
    ['vitesse', 'à découvrir', 0, 0],
  ]);
  expect(savoirs[0]!.articles.map(({ cible, nombre, etat }) => [cible, nombre, etat])).toEqual([
    ['signaux/1', 10, 'acquis'],
    ['signaux/2', 10, 'en route'],
  ]);
});

test('what it is called', () => {
  expect(libelleOf('erreurs')).toBe('Mes erreurs');
  expect(libelleOf('priorites')).toBe('Priorités');
  expect(libelleOf('priorites/12bis')).toBe('Priorités, article 12bis');
  expect(libelleOf('vehicule/AR 1998 annexe 4')).toBe('Véhicule et documents, AR 1998 annexe 4');
});
