import { expect, test } from 'vitest';
import { scene, type SceneEcrite } from '../../drawing/scene/scene.ts';
import { buildScene } from '../buildScene.ts';
import { devant, scalaire } from '../maille/vecteurs.ts';

const batir = (ecrite: SceneEcrite) => buildScene(scene.parse(ecrite), '2026-11-02');
const route: SceneEcrite = {
  lieu: 'route',
  vue: 'conducteur',
  profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
  usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 5 }],
  poteaux: [{ panneau: { panneau: 'C43', valeur: 30 }, a: 25 }],
};

test('a plate faces who comes, stands at his right and hangs above a head', () => {
  const [plaque] = batir(route).signaux.plaques;
  expect(scalaire(devant(plaque!.cap), devant(0))).toBeCloseTo(-1);
  expect(plaque!.ou[0]).toBeGreaterThan(3.5);
  expect(plaque!.ou[1] - plaque!.hauteur / 2).toBeGreaterThan(2.1);
  expect(plaque!.largeur).toBeGreaterThan(0.7);
  expect(plaque!.largeur).toBeLessThan(1.1);
});

test('a lit lamp glows before its glass, in its colour', () => {
  const { chantier } = batir({ ...route, poteaux: [{ feu: 'rouge', a: 25 }] });
  expect(chantier.halos.map(({ couleur }) => couleur)).toEqual(['#FF2A20']);
  expect(chantier.halos[0]!.ou[2]).toBeGreaterThan(-25);
});

test('signs above lanes hang from one gantry, out of reach of a lorry', () => {
  const au = {
    côté: 'au-dessus' as const,
    a: 30,
    panneau: { panneau: 'C43' as const, valeur: 90 },
  };
  const { signaux } = batir({
    ...route,
    poteaux: [
      { ...au, voie: 3 },
      { ...au, voie: 2 },
    ],
  });
  expect(signaux.plaques.every((p) => p.ou[1] - p.hauteur / 2 > 5)).toBe(true);
  expect(new Set(signaux.plaques.map(({ ou }) => ou[2])).size).toBe(1);
});
