import { expect, test } from 'vitest';
import { empreintes, empreintesGardees } from './empreintes.ts';
import { tousLesDessins } from './tous.ts';

test('un dessin ne change pas sans sa ligne dans empreintes.json (npm run empreintes)', () => {
  const [vus, gardes] = [empreintes(), empreintesGardees()];
  expect(Object.keys(vus).length).toBeGreaterThan(500);
  expect(vus).toEqual(gardes);
});

test('deux dessins n’ont pas le même nom', () => {
  // The name is the key: one of two would be lost without a word.
  const nombre = tousLesDessins().reduce((somme, [, dessins]) => somme + dessins.length, 0);
  expect(Object.keys(empreintesGardees())).toHaveLength(nombre);
});
