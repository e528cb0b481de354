import { expect, test } from 'vitest';
import { aide } from './index.ts';

test('every word of a scene is told, with the part that it stands in', () => {
  const [carrefour, route, verifie] = aide();
  const said = (part: typeof carrefour, titre: string, cle: string) =>
    part?.places
      .filter((place) => place.titre === titre)
      .flatMap(({ cles }) => cles.filter((each) => each.cle === cle))
      .map(({ valeurs }) => valeurs);
  expect(said(carrefour, 'usagers', 'qui')![0]).toContain('trottinette');
  expect(said(carrefour, 'branches', 'bandes')).toEqual(['un nombre de 1 à 3']);
  expect(said(carrefour, 'scene', 'branches')![0]).toContain('nord-est');
  expect(said(route, 'éléments', 'quoi')![0]).toContain('passage à niveau');
  expect(said(verifie, 'verifie', 'question')).toContain('dépasser');
  for (const { places } of aide())
    for (const { cles } of places)
      for (const { valeurs } of cles) expect(valeurs).not.toMatch(/undefined|object|^$/);
});
