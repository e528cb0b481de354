import { expect, test } from 'vitest';
import { clignotantDeMoi } from './clignotant.ts';
import { CARREFOUR, clipDEssai, RUE } from './exemples.ts';
import { reseauOf } from './reseau.ts';

const JOUR = '2026-11-27';

function at(change: Record<string, unknown>) {
  const clip = clipDEssai(change);
  const reseau = reseauOf(clip, JOUR);
  const clignotant = clignotantDeMoi(clip, reseau);
  return (t: number, part: number) => {
    const [debut, fin] = [reseau.bornes[1]!, reseau.bornes[2]!];
    return clignotant(t, debut + (fin - debut) * part);
  };
}
const vers = (direction: string) => ({ morceaux: [RUE, { ...CARREFOUR, vers: direction }, RUE] });

test('none straight on; right for a right turn, before it and until it is done', () => {
  expect([-0.5, 0, 0.5, 1].map((part) => at(vers('nord'))(0, part))).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
  expect([-0.5, 0, 0.4, 1].map((part) => at(vers('est'))(0, part))).toEqual([
    undefined,
    'droite',
    'droite',
    undefined,
  ]);
});

test('out of a ring to the right, and not while going in', () => {
  const { branches } = CARREFOUR.scene;
  const rond = { scene: { lieu: 'rond-point', branches }, vers: 'nord' };
  const clignotant = at({ morceaux: [RUE, rond, RUE] });
  expect([0, 0.3, 0.6, 1].map((part) => clignotant(0, part))).toEqual([
    undefined,
    undefined,
    'droite',
    undefined,
  ]);
});

test('into another lane and back, and not around a bicycle', () => {
  const passe = at({
    écart: [
      [0, 0],
      [5, 0],
      [7, -1.2],
      [9, 0],
      [12, 0],
      [14, -3.2],
      [16, 0],
    ],
  });
  expect([4, 6, 11, 11.8, 13, 15, 17].map((t) => passe(t, -0.5))).toEqual([
    undefined,
    undefined,
    undefined,
    'gauche',
    'gauche',
    'droite',
    undefined,
  ]);
});
