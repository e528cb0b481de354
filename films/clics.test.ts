import { expect, test } from 'vitest';
import { bienVuA, degreDe, sortsDesClics } from './clics.ts';
import type { CadreVu, Ecran, Fenetre } from './juge.ts';

const ECRAN: Ecran = { largeur: 360, hauteur: 450, angle: 30 };
const MILIEU: CadreVu = [-0.02, 0.02, 0.02, -0.02];
/** Seen from 6 s to 15 s, and a danger from 10 s to 12 s. */
const FENETRE: Fenetre = {
  ouvre: 10,
  ferme: 12,
  cibles: [{ de: 6, cadres: Array.from({ length: 91 }, () => MILIEU) }],
};
const clic = (t: number, x = 0.5) => ({ t, x, y: 0.5 });

test('each click is told: found, again, too early, too late, on somebody else', () => {
  const clics = [clic(9.2), clic(10.5), clic(11), clic(11.5, 0.1), clic(12.7)];
  const sorts = sortsDesClics([FENETRE], clics, ECRAN, [1]);
  expect(sorts.map(({ sorte }) => sorte)).toEqual(['tôt', 'trouve', 'encore', 'faux', 'tard']);
  const ecarts = sorts.flatMap((sort) => ('ecart' in sort ? [sort.ecart] : []));
  expect(ecarts.map((ecart) => ecart.toFixed(1))).toEqual(['0.8', '0.7']);
});

test('the sooner the better: the first half is early, the last fifth late', () => {
  expect([10.2, 11, 11.5, 11.9].map((t) => degreDe(FENETRE, t))).toEqual([
    'tôt',
    'tôt',
    'à temps',
    'tard',
  ]);
});

test('a replay stops where there is something to see, and before it is too late', () => {
  const grandit = (haut: number): Fenetre => ({
    ...FENETRE,
    cibles: [
      {
        de: 6,
        cadres: Array.from({ length: 91 }, (_, i): CadreVu => [-0.01, (haut * i) / 90, 0.01, 0]),
      },
    ],
  });
  expect(bienVuA(FENETRE, ECRAN)).toBeCloseTo(10.4);
  expect(bienVuA(grandit(0.06), ECRAN)).toBeGreaterThan(10.5);
  expect(bienVuA(grandit(0.001), ECRAN)).toBeCloseTo(11.9);
});
