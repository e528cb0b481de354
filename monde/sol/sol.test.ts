import { expect, test } from 'vitest';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import { exemples } from '../../drawing/scene/exemples/index.ts';
import { layOut } from '../../drawing/scene/plan/index.ts';
import { scene, type SceneEcrite } from '../../drawing/scene/scene.ts';
import { openChantier } from '../chantier.ts';
import { moins, produit, scalaire, unitaire } from '../maille/vecteurs.ts';
import { addSol } from './solBati.ts';

const batis = (ecrite: SceneEcrite) => {
  const lue = scene.parse(ecrite);
  const plan = layOut(lue, '2026-11-02', { mesures: VRAIES });
  const chantier = openChantier();
  return { plan, chantier, sol: addSol(chantier, plan, lue) };
};
const ville: SceneEcrite = {
  lieu: 'route',
  profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
  longueur: 60,
};

test.each(exemples.slice(0, 24))(
  '%s: its ground is built without a gap in its users’ feet',
  (_, ecrite) => {
    const { plan, chantier, sol } = batis(ecrite);
    for (const objet of plan.objets)
      if (objet.genre === 'usager') expect(sol.matiereAt(objet.x, objet.y)).toBeDefined();
    for (const maille of Object.values(chantier.sols))
      expect(maille.positions.every(Number.isFinite)).toBe(true);
  },
);

test('a pavement stands 13 cm above the carriageway, and lower at a crossing', () => {
  const { sol } = batis({ ...ville, éléments: [{ quoi: 'passage pour piétons', a: 20 }] });
  expect(sol.matiereAt(5, -40)).toBe('trottoir');
  expect(sol.hauteurAt(5, -40) - sol.hauteurAt(1, -40)).toBeCloseTo(0.13, 2);
  expect(sol.hauteurAt(4, -21)).toBeLessThan(0.05);
});

test('beyond a brow the road goes down, and before it, up', () => {
  const { sol } = batis({ ...ville, éléments: [{ quoi: 'sommet de côte', a: 40 }] });
  expect(sol.hauteurAt(1, -40)).toBeCloseTo(0, 1);
  expect(sol.hauteurAt(1, 0)).toBeLessThan(-1.5);
  expect(sol.hauteurAt(1, -80)).toBeLessThan(-1.5);
});

test('a hump is 10 cm high on the carriageway alone', () => {
  const { sol } = batis({ ...ville, éléments: [{ quoi: 'dispositif surélevé', a: 20 }] });
  expect(sol.hauteurAt(1, -23)).toBeCloseTo(0.1, 2);
  expect(sol.hauteurAt(1, -18)).toBeCloseTo(0, 2);
});

test('walls of kerbs look outwards, as their shadows’ bias needs', () => {
  const { plan, chantier } = batis(ville);
  expect(plan.sol.length).toBeGreaterThan(0);
  const { positions, normales } = chantier.sols.bordure!;
  let murs = 0;
  for (let i = 0; i < positions.length; i += 9) {
    const at = (k: number) => positions.slice(i + 3 * k, i + 3 * k + 3) as [number, number, number];
    const [a, b, c] = [at(0), at(1), at(2)];
    if (Math.abs(normales[i + 1]!) > 0.5) continue;
    const [u, v] = [moins(b, a), moins(c, a)];
    const face = unitaire(produit(u, v));
    expect(scalaire(face, [normales[i]!, normales[i + 1]!, normales[i + 2]!])).toBeCloseTo(1, 2);
    murs += 1;
  }
  expect(murs).toBeGreaterThan(0);
});

test('no line is one long triangle, which the road would hide beside the eye', () => {
  const { chantier } = batis({ ...ville, profil: ['descend', '|', 'monte'] });
  const { positions } = chantier.sols.blanc!;
  const coinOf = (i: number) => positions.slice(i * 3, i * 3 + 3) as [number, number, number];
  for (let i = 0; i < positions.length / 3; i += 3)
    for (const [a, b] of [
      [i, i + 1],
      [i + 1, i + 2],
      [i + 2, i],
    ] as const) {
      const [x, , z] = moins(coinOf(a), coinOf(b));
      expect(Math.hypot(x, z)).toBeLessThan(8.01);
    }
});
