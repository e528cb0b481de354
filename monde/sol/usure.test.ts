import { expect, test } from 'vitest';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import { layOut } from '../../drawing/scene/plan/index.ts';
import { scene, type SceneEcrite } from '../../drawing/scene/scene.ts';
import { openChantier } from '../chantier.ts';
import { moins, norme, produit, type Vec } from '../maille/vecteurs.ts';
import { addSol } from './solBati.ts';
import { addTouffes } from './touffes.ts';
import { addUsure } from './usure.ts';

function usee(ecrite: SceneEcrite) {
  const lue = scene.parse(ecrite);
  const plan = layOut(lue, '2026-11-02', { mesures: VRAIES });
  const chantier = openChantier();
  const sol = addSol(chantier, plan, lue);
  addUsure(chantier, plan, lue, sol);
  addTouffes(chantier, plan, lue, sol);
  const { positions, lueurs } = chantier.mailles.usure;
  const triangles = Array.from({ length: positions.length / 9 }, (_, i) =>
    [0, 3, 6].map(
      (k): Vec => positions.slice(9 * i + k, 9 * i + k + 3) as [number, number, number],
    ),
  );
  return { chantier, sol, triangles, lueurs };
}

const oblique: SceneEcrite = {
  lieu: 'carrefour',
  branches: { 'nord-est': {}, 'sud-ouest': {}, est: {} },
};
const route: SceneEcrite = {
  lieu: 'route',
  agglomération: 'non',
  profil: ['herbe', 'descend', ':', 'monte', 'herbe'],
  longueur: 60,
};

test.each([oblique, route])('wear lies on the road, a hand above it, and has a width', (ecrite) => {
  const { triangles, sol } = usee(ecrite);
  expect(triangles.length).toBeGreaterThan(100);
  for (const [a, b, c] of triangles as [Vec, Vec, Vec][]) {
    expect(norme(produit(moins(b, a), moins(c, a)))).toBeGreaterThan(1e-3);
    expect(Math.abs(a[1] - sol.relief.hauteur(a[0], a[2]))).toBeLessThan(0.15);
  }
});

test('tracks are worn in every weather, cracks only where no snow lies', () => {
  const [sec, enneige] = [usee(route), usee({ ...route, temps: 'neige' })];
  expect(Math.max(...enneige.lueurs)).toBeCloseTo(0.5);
  expect(sec.triangles.length).toBeGreaterThan(enneige.triangles.length / 2);
});

test('tufts grow beside the road, and none on it', () => {
  const { chantier, sol } = usee(route);
  const { positions } = chantier.mailles.divers;
  expect(positions.length).toBeGreaterThan(1000);
  for (let i = 0; i < positions.length; i += 90)
    expect(sol.matiereAt(positions[i]!, positions[i + 2]!)).not.toBe('asphalte');
});
