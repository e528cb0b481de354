import { describe, expect, test } from 'vitest';
import type { Letter } from '../../../regles/lettres.ts';
import { banqueImaginee, PAR_SERIE } from '../../testing/banqueImaginee.ts';
import { bilanOf, discriminationOf, faciliteOf } from './bilan.ts';
import { NIVEAUX, SANS_NIVEAU } from './comptage.ts';
import { soupconsOf } from './sentinelle.ts';
import type { Decompte } from './sommes.ts';

const decompte = (niveau: number, more: Partial<Decompte> = {}): Decompte => ({
  version_id: 1,
  niveau,
  a: 0,
  b: 0,
  c: 0,
  d: 0,
  mesurees: 0,
  millis: 0,
  vites: 0,
  ...more,
});

const soupconsFor = (
  rows: Decompte[],
  correcte: Letter = 'a',
  lettres: readonly Letter[] = ['a', 'b', 'c'],
) => soupconsOf(rows, bilanOf(rows), { correcte, lettres });

function decomptesOf({ questions, eleves }: ReturnType<typeof banqueImaginee>): Decompte[][] {
  const decomptes = questions.map(() => new Map<number, Decompte>());
  for (const reponses of eleves)
    for (let from = 0; from < questions.length; from += PAR_SERIE) {
      const places = questions.slice(from, from + PAR_SERIE).map((_, at) => from + at);
      const isJuste = (at: number) => (reponses[at] === questions[at]!.dite ? 1 : 0);
      const justes = places.reduce((sum, at) => sum + isJuste(at), 0);
      for (const at of places) {
        const part = (justes - isJuste(at)) / (PAR_SERIE - 1);
        const niveau = Math.min(NIVEAUX - 1, Math.floor(part * NIVEAUX));
        decomptes[at]!.getOrInsertComputed(niveau, () => decompte(niveau))[reponses[at]!]++;
      }
    }
  return decomptes.map((each) => [...each.values()]);
}

describe('ten wrong keys among 500 questions, after sixty first answers to each', () => {
  const seeds = Array.from({ length: Number(process.env['BANQUES'] ?? 8) }, (_, n) => n + 1);
  test.each(seeds)('at least nine are named, and at most two others: bank %i', (seed) => {
    const banque = banqueImaginee(seed);
    const decomptes = decomptesOf(banque);
    const named = banque.questions.flatMap((question, at) => {
      const { dite, vraie, lettres } = question;
      const [premier] = soupconsFor(decomptes[at]!, dite, lettres);
      return premier?.constat === 'cle'
        ? { fausse: dite !== vraie, lettre: premier.lettre, vraie }
        : [];
    });
    const found = named.filter(({ fausse }) => fausse);
    expect(found.length).toBeGreaterThanOrEqual(9);
    expect(named.length - found.length).toBeLessThanOrEqual(2);
    expect(found.filter(({ lettre, vraie }) => lettre !== vraie)).toEqual([]);
  });
});

describe('of one question', () => {
  test('nothing is said before thirty first answers', () => {
    expect(soupconsFor([decompte(15, { a: 29 })])).toEqual([]);
    expect(soupconsFor([decompte(15, { a: 30 })])).toMatchObject([
      { constat: 'facile', part: 100 },
    ]);
  });

  test('a hard one is no wrong key: who knows more is right more often', () => {
    const rows = [decompte(9, { a: 4, b: 20, c: 6 }), decompte(18, { a: 14, b: 14, c: 2 })];
    expect(soupconsFor(rows)).toEqual([]);
  });

  test('a letter that the better ones take instead of the key is the likelier key', () => {
    const rows = [decompte(9, { a: 10, b: 12, c: 8 }), decompte(18, { a: 2, b: 27, c: 1 })];
    expect(soupconsFor(rows)[0]).toMatchObject({ constat: 'cle', lettre: 'b' });
  });

  test('answers of unknown level accuse no key', () => {
    const rows = [decompte(SANS_NIVEAU, { a: 2, b: 50, c: 8 })];
    expect(soupconsFor(rows)).toEqual([]);
  });

  test('a distractor that nobody takes is told where enough were wrong', () => {
    const rows = [decompte(10, { a: 20, b: 10 }), decompte(16, { a: 25, b: 5 })];
    expect(soupconsFor(rows)).toMatchObject([{ constat: 'leurre', lettre: 'c', part: 0 }]);
    expect(soupconsFor(rows, 'a', ['a', 'b'])).toEqual([]);
    expect(soupconsFor([decompte(10, { a: 35, b: 10 })])).toEqual([]);
  });

  test('one that a quarter answers before it can be read is told', () => {
    const vite = (vites: number) => [
      decompte(10, { a: 20, b: 10, c: 10, mesurees: 40, millis: 1, vites }),
    ];
    expect(soupconsFor(vite(10))).toMatchObject([{ constat: 'vite', part: 25 }]);
    expect(soupconsFor(vite(9))).toEqual([]);
  });
});

describe('the thirds', () => {
  test('are the ends of those whose level is known, with a part of the level on the border', () => {
    const rows = [
      decompte(SANS_NIVEAU, { b: 100 }),
      decompte(5, { a: 0, b: 4 }),
      decompte(10, { a: 4 }),
      decompte(15, { a: 4 }),
    ];
    const bilan = bilanOf(rows);
    expect(bilan.tous).toMatchObject({ nombre: 112, lettres: { a: 8, b: 104 } });
    expect(bilan.forts).toMatchObject({ nombre: 4, lettres: { a: 4, b: 0 } });
    expect(bilan.faibles).toMatchObject({ nombre: 4, lettres: { a: 0, b: 4 } });
    expect(discriminationOf(bilan, 'a')).toBe(1);
    expect(faciliteOf(bilan, 'a')).toBeCloseTo(8 / 112);
    const border = bilanOf([decompte(5, { b: 6 }), decompte(10, { a: 3 })]);
    expect(border.forts).toMatchObject({ nombre: 3, lettres: { a: 3 } });
    expect(border.faibles).toMatchObject({ nombre: 3, lettres: { b: 3 } });
  });
});
