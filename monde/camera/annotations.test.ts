import { expect, test } from 'vitest';
import { scene, type SceneEcrite } from '../../drawing/scene/scene.ts';
import { type Annotation, formesDesAnnotations, tailleDAnnotation } from '../../regles/vue.ts';
import { regardeOf } from '../bati.ts';
import { buildScene } from '../buildScene.ts';
import { chooseVue } from './choix.ts';
import { annotationsDe } from './annotations.ts';
import type { Boite } from './boites.ts';
import { secoupent, silhouetteDe, touche } from './places.ts';
import { cameraOf } from './prises.ts';

function annotationsOf(ecrite: SceneEcrite) {
  const bati = buildScene(scene.parse(ecrite), '2026-11-02');
  const place = {
    plan: bati.plan,
    boites: bati.boites,
    plaques: bati.signaux.plaques,
    hauteurAt: bati.sol.hauteurAt,
  };
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

test('an arrow goes behind an officer, and has one head', () => {
  const fleches = annotationsOf({
    ...CARREFOUR,
    agent: { bras: 'tendus', regarde: 'est' },
    usagers: [
      { qui: 'voiture', nom: 'A', de: 'est', vers: 'ouest' },
      { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord', flèche: 'non' },
    ],
  }).filter((r) => r.sorte === 'flèche');
  expect(fleches.map(({ suite }) => suite)).toEqual([true, undefined]);
  const pointes = formesDesAnnotations(fleches).filter(
    (forme) => forme.genre === 'trait' && forme.plein,
  );
  expect(pointes).toHaveLength(1);
});

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

/** In pixels of a phone, between a label's middle and its thread's end. */
const filsOf = (annotations: Annotation[]): number[] =>
  annotations.flatMap((r) =>
    'fil' in r && r.fil ? [Math.hypot((r.ou[0] - r.fil[0]) * 360, (r.ou[1] - r.fil[1]) * 240)] : [],
  );

const DEVANT_UN_PASSAGE: SceneEcrite = {
  lieu: 'route',
  longueur: 26,
  profil: ['trottoir', 'descend', 'monte', 'trottoir'],
  usagers: [{ qui: 'voiture', moi: 'oui', voie: 3.12, a: 12, fait: 'arrêté' }],
  éléments: [{ quoi: 'passage pour piétons', a: 15 }],
  cotes: [{ de: 12, a: 15, voie: 3.12 }],
};

test('a label stands near whom it names, and never over a distance', () => {
  const annotations = annotationsOf(DEVANT_UN_PASSAGE);
  const [cote, moi] = annotations.flatMap((r) => (r.sorte === 'flèche' ? [] : [r]));
  const [dx, dy] = [(cote!.ou[0] - moi!.ou[0]) * 360, (cote!.ou[1] - moi!.ou[1]) * 240];
  const [a, b] = [tailleDAnnotation('distance', '3 m'), tailleDAnnotation('moi', 'Moi')];
  expect(Math.abs(dx) * 2 >= a[0] + b[0] || Math.abs(dy) * 2 >= a[1] + b[1]).toBe(true);
  for (const fil of [...filsOf(annotations), ...filsOf(annotationsOf(CARREFOUR))])
    expect(fil).toBeLessThan(40);
});

test('the words of a distance stand beside its line', () => {
  const [cote] = annotationsOf(DEVANT_UN_PASSAGE) as [Extract<Annotation, { sorte: 'distance' }>];
  const [l, h] = tailleDAnnotation('distance', cote.texte);
  const loins = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const [x, y] = [0, 1].map((i) => cote.de[i]! + (cote.a[i]! - cote.de[i]!) * part);
    const [dx, dy] = [Math.abs(x! - cote.ou[0]) * 360, Math.abs(y! - cote.ou[1]) * 240];
    expect(dx > l / 2 || dy > h / 2).toBe(true);
    return Math.hypot(dx, dy);
  });
  expect(Math.min(...loins)).toBeLessThan(40);
});

test('a distance is drawn beside the car that would hide its line', () => {
  const bati = buildScene(scene.parse(DEVANT_UN_PASSAGE), '2026-11-02');
  const { vue } = chooseVue(regardeOf(bati), 1.5);
  const [moi] = bati.boites as [Boite];
  const [cote] = annotationsOf(DEVANT_UN_PASSAGE) as [Extract<Annotation, { sorte: 'distance' }>];
  const voiture = silhouetteDe(cameraOf(vue, 1.5), moi)!;
  for (const part of [0.2, 0.5, 0.8]) {
    const [x, y] = [0, 1].map((i) => cote.de[i]! + (cote.a[i]! - cote.de[i]!) * part);
    expect(touche({ x: x!, y: y!, l: 0, h: 0 }, voiture)).toBe(false);
  }
});

test('a label leaves arrows free', () => {
  const annotations = annotationsOf({
    ...CARREFOUR,
    usagers: CARREFOUR.usagers!.map((usager) => ({ ...usager, vitesse: 70 })),
  });
  const points = annotations.flatMap((r) => (r.sorte === 'flèche' ? r.points : []));
  for (const r of annotations) {
    if (r.sorte === 'flèche') continue;
    const [l, h] = tailleDAnnotation(r.sorte, r.texte);
    for (const [x, y] of points)
      expect(Math.abs(x - r.ou[0]) * 720 > l || Math.abs(y - r.ou[1]) * 480 > h).toBe(true);
  }
});

test('no arrow lies over the tall vehicle that hides it', () => {
  const annotations = annotationsOf({
    lieu: 'route',
    longueur: 40,
    profil: ['trottoir', 'monte', 'trottoir'],
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 2.15, a: 22, fait: 'stationné' },
      { qui: 'pompiers', voie: 1.9, a: 8 },
    ],
  });
  expect(annotations.some(({ sorte }) => sorte === 'flèche')).toBe(false);
});

test('an enlarged plate leaves arrows free', () => {
  const ecrite: SceneEcrite = {
    lieu: 'carrefour',
    agglomération: 'non',
    branches: {
      'nord-ouest': { panneau: { panneau: 'B15' } },
      'nord-est': { panneau: { panneau: 'B1' } },
      sud: { panneau: { panneau: 'B15' } },
    },
    usagers: [
      { qui: 'voiture', moi: 'oui', de: 'nord-est', vers: 'sud' },
      { qui: 'voiture', nom: 'A', de: 'sud', vers: 'nord-ouest' },
      { qui: 'moto', de: 'nord-ouest', vers: 'sud' },
    ],
  };
  const fleches = annotationsOf(ecrite).flatMap((r) => (r.sorte === 'flèche' ? r.points : []));
  const { vignettes } = chooseVue(regardeOf(buildScene(scene.parse(ecrite), '2026-11-02')), 1.5);
  expect(vignettes.length).toBeGreaterThan(0);
  for (const { cadre } of vignettes)
    for (const [x, y] of fleches) expect(secoupent(cadre, { x, y, l: 0, h: 0 })).toBe(false);
});

const AU_VOLANT: SceneEcrite = {
  ...CARREFOUR,
  vue: 'conducteur',
  usagers: [CARREFOUR.usagers![0]!, { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' }],
};

test('from the seat no arrow lies on the road, and he who sits there has no label', () => {
  const annotations = annotationsOf(AU_VOLANT);
  expect(annotations.every(({ sorte }) => sorte === 'nom')).toBe(true);
});

test('a rider is seen from behind, for his eyes do not tell that he rides', () => {
  const annotations = annotationsOf({ ...CARREFOUR, vue: 'conducteur' });
  expect(annotations.map(({ sorte }) => sorte)).toContain('moi');
});

test('a distance is told between its two ends, each with its tick', () => {
  const formes = formesDesAnnotations([
    { sorte: 'distance', texte: '5 m', ou: [0.5, 0.5], de: [0.4, 0.5], a: [0.6, 0.5] },
  ]);
  expect(formes.map(({ genre }) => genre)).toEqual([
    ...Array.from({ length: 6 }, () => 'trait'),
    'fond',
    'mot',
  ]);
  expect(formes[0]).toMatchObject({ d: 'M144,120L216,120' });
  expect(formes[2]).toMatchObject({ d: 'M144,125L144,115' });
});
