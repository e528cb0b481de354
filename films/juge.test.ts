import { expect, test } from 'vitest';
import { angleDe, type CadreVu, type Ecran, type Fenetre, juge } from './juge.ts';

const ECRAN: Ecran = { largeur: 800, hauteur: 450, angle: 60 };
/** In the middle of the picture, a tenth of it wide. */
const MILIEU: CadreVu = [-0.06, 0.06, 0.06, -0.06];
const fenetre: Fenetre = {
  ouvre: 10,
  ferme: 13,
  cibles: [{ de: 6, cadres: Array.from({ length: 71 }, () => MILIEU) }],
};
const clic = (t: number, x = 0.5, y = 0.5) => ({ t, x, y });

test('a click on a danger while it is open finds it, with the seconds that were left', () => {
  const { trouves, faux } = juge([fenetre], [clic(11)], ECRAN);
  expect(trouves).toEqual([{ clic: 0, avance: 2 }]);
  expect(faux).toEqual([]);
});

test('elsewhere it is wrong, whenever it is', () => {
  expect(juge([fenetre], [clic(11, 0.1, 0.1)], ECRAN)).toEqual({ trouves: [null], faux: [0] });
});

test('too early or too late on the same body is neither', () => {
  expect(juge([fenetre], [clic(8), clic(13.2)], ECRAN)).toEqual({ trouves: [null], faux: [] });
});

test('a second click on what was found counts for nothing', () => {
  expect(juge([fenetre], [clic(10.5), clic(12)], ECRAN).trouves).toEqual([
    { clic: 0, avance: 2.5 },
  ]);
});

test('a finger is wider than a child: 28 pixels around', () => {
  const bord = 0.5 + 0.06 / (2 * Math.tan(Math.PI / 6));
  expect(juge([fenetre], [clic(11, bord + 27 / 800)], ECRAN).trouves).not.toEqual([null]);
  expect(juge([fenetre], [clic(11, bord + 30 / 800)], ECRAN).trouves).toEqual([null]);
});

test('the same place counts on a phone that stands as on a desk', () => {
  const debout: Ecran = { largeur: 360, hauteur: 600, angle: angleDe(0.6, 49) };
  expect(juge([fenetre], [clic(11)], debout).trouves[0]).not.toBeNull();
  expect(juge([fenetre], [clic(11, 0.9)], debout).faux).toEqual([0]);
});

test('who is hidden cannot be clicked on', () => {
  const cache = { ...fenetre, cibles: [{ de: 6, cadres: Array.from({ length: 71 }, () => null) }] };
  expect(juge([cache], [clic(11)], ECRAN).faux).toEqual([0]);
});

test('of a ball and then a child either is the danger', () => {
  const a: CadreVu = [-0.5, 0.06, -0.4, -0.06];
  const deux = {
    ...fenetre,
    cibles: [...fenetre.cibles, { de: 6, cadres: Array.from({ length: 71 }, () => a) }],
  };
  const gauche = 0.5 - 0.45 / (2 * Math.tan(Math.PI / 6));
  expect(juge([deux], [clic(12, gauche)], ECRAN).trouves).toEqual([{ clic: 0, avance: 1 }]);
});
