import { expect, test } from 'vitest';
import { deboutDe, ETROIT_DEBOUT, LARGE_DEBOUT } from './debout.ts';
import type { Fenetre } from './juge.ts';

/** So many tangents right of the middle while it is open. */
const a = (droite: number): Fenetre => ({
  ouvre: 10,
  ferme: 12,
  cibles: [{ de: 10, cadres: Array.from({ length: 21 }, () => [droite, 0.1, droite + 0.06, 0]) }],
});

test('upright a clip shows no more than its dangers ask', () => {
  expect(deboutDe([])).toBe(ETROIT_DEBOUT);
  expect(deboutDe([a(0.1)])).toBe(ETROIT_DEBOUT);
  const [un, tous] = [deboutDe([a(0.36)]), deboutDe([a(0.1), a(0.36), a(-0.2)])];
  expect(un).toBe(tous);
  expect(Math.tan((un * Math.PI) / 360)).toBeCloseTo(0.39, 1);
});

test('whoever is outside the widest widens nothing', () => {
  expect(deboutDe([a(0.8)])).toBe(ETROIT_DEBOUT);
  expect(deboutDe([a(0.475)])).toBe(LARGE_DEBOUT);
});
