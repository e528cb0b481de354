import { expect, test } from 'vitest';
import { reglesManquantes } from '../../eleve/compte/reglesMotDePasse.ts';
import { drawMotDePasse } from './motDePasse.ts';

test('a drawn password meets every rule, and is another each time', () => {
  const all = Array.from({ length: 200 }, drawMotDePasse);
  for (const each of all) {
    expect(reglesManquantes(each)).toEqual([]);
    expect(each).toHaveLength(16);
  }
  expect(new Set(all).size).toBe(all.length);
});
