import { expect, test } from 'vitest';
import { GENRES_DE_MODELES, modelesOf } from './catalogue.ts';

const JOUR = '2026-11-29';

test.each(GENRES_DE_MODELES)('each word of « %s » has its picture and its words', (genre) => {
  const modeles = modelesOf(genre, JOUR);
  expect(new Set(modeles.map(({ mot }) => mot)).size).toBe(modeles.length);
  for (const { mot, dit, svg } of modeles) {
    expect(dit, mot).not.toBe('');
    expect(svg, mot).toMatch(/^<svg /);
  }
});
