import { expect, it } from 'vitest';
import { Maille } from './maille.ts';
import { courbePar, moins, produit, scalaire, type Vec } from './vecteurs.ts';

/** Both sides are drawn: a face that turns its back is lit as seen from behind. */
function facesAgainstNormals({ positions, normales }: Maille): number {
  const at = (de: readonly number[], i: number): Vec => [de[i]!, de[i + 1]!, de[i + 2]!];
  let contre = 0;
  for (let i = 0; i < positions.length; i += 9) {
    const [a, b, c] = [at(positions, i), at(positions, i + 3), at(positions, i + 6)];
    const face = produit(moins(b, a), moins(c, a));
    if (scalaire(face, at(normales, i)) < -1e-12) contre++;
  }
  return contre;
}

it('turns the faces of tubes, balls and boxes to where their normals point', () => {
  const maille = new Maille();
  maille.addTube(
    [
      [0, 0, 0],
      [0, 1, 0],
      [0.3, 1.5, 0.2],
    ],
    [0.1, 0.2],
    '#FFFFFF',
  );
  maille.addBoule([2, 1, 0], [0.3, 0.4, 0.5], '#FFFFFF');
  maille.addBoite([4, 1, 0], [1, 1, 1], '#FFFFFF');
  expect(facesAgainstNormals(maille)).toBe(0);
});

it('runs a smooth line through its points, and by short steps', () => {
  const points: Vec[] = [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
  ];
  const ligne = courbePar(points, 4);
  expect([ligne[0], ligne[4], ligne[8]]).toEqual(points);
  for (const [i, p] of ligne.slice(1).entries())
    expect(Math.hypot(p[0] - ligne[i]![0], p[1] - ligne[i]![1])).toBeLessThan(0.4);
});
