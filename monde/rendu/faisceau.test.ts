import { expect, test } from 'vitest';
import { partDuFaisceau } from './faisceau.ts';

/** Degrees from a headlamp's axis, which dips by 1.75, to something so far and so high. */
const versLe = (loin: number, haut: number): number =>
  (Math.atan((haut - 0.72) / loin) * 180) / Math.PI + 1.75;

test('a dipped beam reaches the road at thirty metres, not the back of a coach', () => {
  expect(partDuFaisceau(versLe(30, 0))).toBeGreaterThan(0.7);
  expect(partDuFaisceau(versLe(15, 2))).toBeLessThan(0.12);
  expect(partDuFaisceau(versLe(15, 2))).toBeGreaterThan(0);
});

test('the road before the bonnet does not burn, and nothing ends in a line', () => {
  expect(partDuFaisceau(versLe(4, 0))).toBeLessThan(0.3);
  for (let hausse = -25; hausse < 25; hausse += 0.1)
    expect(Math.abs(partDuFaisceau(hausse + 0.1) - partDuFaisceau(hausse))).toBeLessThan(0.16);
});
