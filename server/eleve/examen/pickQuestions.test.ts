import { expect, test } from 'vitest';
import type { Categorie } from '../questions/categorie.ts';
import { type Candidat, NOMBRE, PARTS, pickQuestions } from './pickQuestions.ts';

const sortOf = (seed: number) => (n: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * n);
};
let next = 1;
const some = (categorie: Categorie, nombre: number, graves: number): Candidat[] =>
  Array.from({ length: nombre }, (_, n) => ({
    id: next++,
    categorie,
    grave: n < graves ? 1 : 0,
    idArticleLois: `${n % 7}.${n % 3}`,
  }));
const bank = PARTS.flatMap(([sujet]) => some(sujet, 60, sujet === 'arret' ? 0 : 20));
const countOf = (drawn: Candidat[], sujet: Categorie) =>
  drawn.filter(({ categorie }) => categorie === sujet).length;

test('fifty different ones, of each subject as many as the examination asks, few of them serious', () => {
  const seen = new Set<number>();
  for (let seed = 1; seed <= 40; seed++) {
    const drawn = pickQuestions(bank, sortOf(seed));
    expect(new Set(drawn).size).toBe(50);
    for (const [sujet, nombre] of PARTS) expect(countOf(drawn, sujet)).toBe(nombre);
    const graves = drawn.filter(({ grave }) => grave === 1).length;
    expect(graves).toBeGreaterThanOrEqual(4);
    expect(graves).toBeLessThanOrEqual(7);
    seen.add(graves);
  }
  expect(NOMBRE).toBe(50);
  expect(seen.size).toBe(4);
});

test('the only question of an article is not asked every time', () => {
  const seule = { ...some('vehicule', 1, 0)[0]!, idArticleLois: '45' };
  const autres = some('vehicule', 59, 0).map((each) => ({ ...each, idArticleLois: '30.1' }));
  const rest = bank.filter(({ categorie }) => categorie !== 'vehicule');
  let asked = 0;
  for (let seed = 1; seed <= 200; seed++)
    asked += Number(pickQuestions([...rest, seule, ...autres], sortOf(seed)).includes(seule));
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(50);
});

test('what a subject lacks comes from the others, and a small bank is asked whole', () => {
  const poor = bank.filter(({ categorie }) => categorie !== 'priorites');
  expect(pickQuestions([...poor, ...some('priorites', 3, 3)], sortOf(3))).toHaveLength(50);
  const few = some('vitesse', 12, 2);
  expect(new Set(pickQuestions(few, sortOf(4)))).toEqual(new Set(few));
  expect(pickQuestions([], sortOf(5))).toEqual([]);
});
