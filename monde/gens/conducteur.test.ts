import { expect, it } from 'vitest';
import { Maille } from '../maille/maille.ts';
import { addConducteur, type PoseConducteur } from './index.ts';

function bornesOf(pose: PoseConducteur) {
  const maille = new Maille();
  addConducteur(maille, { graine: 3, ...pose });
  const bornes = (k: number) => {
    const valeurs = maille.positions.filter((_, i) => i % 3 === k);
    return [
      valeurs.reduce((a, b) => Math.min(a, b)),
      valeurs.reduce((a, b) => Math.max(a, b)),
    ] as const;
  };
  return { x: bornes(0), y: bornes(1), z: bornes(2), triangles: maille.triangles };
}

it('fits between a seat and a roof', () => {
  const { x, y, z, triangles } = bornesOf({});
  expect(y[0]).toBeGreaterThan(-0.06);
  expect(y[1]).toBeGreaterThan(0.75);
  expect(y[1]).toBeLessThan(0.87);
  expect(x[1]).toBeLessThan(0.4);
  expect(z[0]).toBeGreaterThan(-0.55);
  expect(triangles).toBeLessThan(1500);
});

it('waves with a hand that is seen above the wheel', () => {
  const tranquille = bornesOf({ volant: [0, 0.3, -0.4] });
  expect(bornesOf({ geste: 'salue' }).x[1]).toBeGreaterThan(tranquille.x[1]);
});

it('turns its head without leaving its seat', () => {
  const a = bornesOf({ regard: -70 });
  const b = bornesOf({ regard: 70 });
  expect(Math.abs(a.y[1] - b.y[1])).toBeLessThan(0.02);
});
