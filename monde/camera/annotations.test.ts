import { expect, test } from 'vitest';
import { scene, type SceneEcrite } from '../../drawing/scene/scene.ts';
import { formesDesAnnotations, tailleDAnnotation } from '../../regles/vue.ts';
import { regardeOf } from '../bati.ts';
import { buildScene } from '../buildScene.ts';
import { chooseVue } from './choix.ts';
import { annotationsDe } from './annotations.ts';

function annotationsOf(ecrite: SceneEcrite) {
  const bati = buildScene(scene.parse(ecrite), '2026-11-02');
  const place = { plan: bati.plan, boites: bati.boites, hauteurAt: bati.sol.hauteurAt };
  return annotationsDe(chooseVue(regardeOf(bati), 1.5), place, 1.5);
}

const CARREFOUR: SceneEcrite = {
  lieu: 'carrefour',
  branches: { nord: {}, est: {}, sud: {}, ouest: {} },
  usagers: [
    { qui: 'voiture', nom: 'A', de: 'est', vers: 'ouest' },
    { qui: 'moto', moi: 'oui', de: 'sud', vers: 'nord', vitesse: 50 },
  ],
};

test('from above each is named, and an arrow leads from him to where he goes', () => {
  const annotations = annotationsOf(CARREFOUR);
  expect(annotations.flatMap((r) => (r.sorte === 'flèche' ? [] : [r.texte])).toSorted()).toEqual([
    '50 km/h',
    'A',
    'Moi',
  ]);
  expect(annotations.filter((r) => r.sorte === 'flèche').map(({ moi }) => moi)).toEqual([
    false,
    true,
  ]);
});

test('labels stand within the picture, and none over another', () => {
  const places = annotationsOf(CARREFOUR).flatMap((annotation) => {
    if (annotation.sorte === 'flèche') return [];
    const [l, h] = tailleDAnnotation(annotation.sorte, annotation.texte);
    const [x, y] = [annotation.ou[0] * 360, annotation.ou[1] * 240];
    return [{ gauche: x - l / 2, droite: x + l / 2, haut: y - h / 2, bas: y + h / 2 }];
  });
  for (const [i, a] of places.entries()) {
    expect(Math.min(a.gauche, a.haut, 360 - a.droite, 240 - a.bas)).toBeGreaterThan(0);
    for (const b of places.slice(i + 1)) {
      const apart =
        a.droite <= b.gauche || b.droite <= a.gauche || a.bas <= b.haut || b.bas <= a.haut;
      expect(apart).toBe(true);
    }
  }
});

test('from the seat no arrow lies on the road, and he who sits there has no label', () => {
  const annotations = annotationsOf({ ...CARREFOUR, vue: 'conducteur' });
  expect(annotations.every(({ sorte }) => sorte === 'nom')).toBe(true);
});

test('a distance is told between its two ends', () => {
  const formes = formesDesAnnotations([
    { sorte: 'distance', texte: '5 m', ou: [0.5, 0.5], de: [0.4, 0.5], a: [0.6, 0.5] },
  ]);
  expect(formes.map(({ genre }) => genre)).toEqual(['trait', 'trait', 'fond', 'mot']);
  expect(formes[0]).toMatchObject({ d: 'M144,120L216,120' });
});
