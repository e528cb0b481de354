import { expect, test } from 'vitest';
import { scene, type SceneEcrite } from '../../drawing/scene/scene.ts';
import { regardeOf } from '../bati.ts';
import { buildScene } from '../buildScene.ts';
import { type Boite, coinsOf } from './boites.ts';
import { boiteDePlaque } from './boiteDePlaque.ts';
import { chooseVue } from './choix.ts';
import type { ChoixDeVue } from './jauge.ts';
import { defautsDeVue } from './defautsDeVue.ts';
import type { Vu } from '../../drawing/scene/plan/plan.ts';
import { miroirsVers, surLaGlace } from './miroirs.ts';
import { cadreDe, secoupent } from './places.ts';
import { cameraOf, vueDuSiege } from './prises.ts';
import { traverse } from './vus.ts';

const choisir = (ecrite: SceneEcrite) =>
  chooseVue(regardeOf(buildScene(scene.parse(ecrite), '2026-11-02')), 1.5);
const dits = (choix: ChoixDeVue) => defautsDeVue(choix).map(({ message }) => message);
const route = (usagers: object[]): SceneEcrite =>
  ({
    lieu: 'route',
    vue: 'conducteur',
    profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
    longueur: 60,
    usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 5 }, ...usagers],
  }) as SceneEcrite;

const boite: Boite = {
  objet: undefined as never,
  pied: [0, 0, -10],
  cap: 0,
  longueur: 4,
  largeur: 2,
  hauteur: 1.5,
};

const moiVu = { genre: 'usager', qui: 'voiture', moi: true, x: 0, y: 0, cap: 0 } as Vu;

test('a line of sight goes through a box, over it or beside it', () => {
  expect(traverse([0, 1, 0], [0, 1, -30], boite)).toBe(true);
  expect(traverse([0, 3, 0], [0, 3, -30], boite)).toBe(false);
  expect(traverse([3, 1, 0], [3, 1, -30], boite)).toBe(false);
  expect(traverse([0, 1, 0], [0, 1, -5], boite)).toBe(false);
});

test('a car ahead is seen from the seat, where the driver sits', () => {
  const { vue, usagers } = choisir(route([{ qui: 'voiture', voie: 3, a: 20 }]));
  expect(vue.genre).toBe('siège');
  expect(vue.oeil[1]).toBeLessThan(1.6);
  expect(usagers.map(({ constat }) => constat.dedans)).toEqual([1]);
});

test('who is hidden behind a lorry, or far away, is told in a sentence', () => {
  expect(dits(choisir(route([{ qui: 'voiture', couleur: 'rouge', voie: 2, a: 59 }])))).toEqual([
    expect.stringMatching(/^La voiture rouge n’a que \d+ pixels de haut ; il en faut 24\.$/),
  ]);
});

test('a junction without a driver is seen from above and behind, with all of them', () => {
  const { vue, usagers } = choisir({
    lieu: 'carrefour',
    branches: { nord: {}, est: {}, sud: {}, ouest: {} },
    usagers: [
      { qui: 'voiture', nom: 'A', de: 'est', vers: 'ouest' },
      { qui: 'moto', nom: 'B', de: 'sud', vers: 'nord' },
    ],
  });
  expect(vue.genre).toBe('oblique');
  expect(vue.oeil[1]).toBeGreaterThan(8);
  expect(usagers.every(({ constat }) => constat.dedans === 1 && constat.px >= 24)).toBe(true);
});

test('who follows is seen in the mirror inside, who overtakes in the one at the left', () => {
  const suivi = choisir(route([{ qui: 'ambulance', voie: 3, a: -14 }]));
  expect(suivi.vue).toMatchObject({ genre: 'siège', recul: 0 });
  expect(suivi.miroirs.map(({ genre }) => genre)).toEqual(['intérieur']);
  expect(suivi.usagers[0]!.constat.dedans).toBeGreaterThan(0.8);
  expect(suivi.usagers[0]!.constat.px).toBeGreaterThan(24);
  const depasse = choisir({
    ...route([]),
    profil: ['terre-plein', 'monte', ':', 'monte', 'trottoir'],
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 3, a: 12 },
      { qui: 'voiture', couleur: 'rouge', voie: 2, a: 5 },
    ],
  } as SceneEcrite);
  expect(depasse.miroirs.map(({ genre }) => genre)).toEqual(['gauche']);
  expect(dits(depasse)).toEqual([]);
  // No frame cuts their heads.
  for (const { miroirs, usagers } of [suivi, depasse])
    for (const coin of coinsOf(usagers[0]!.boite).slice(4))
      expect(surLaGlace(miroirs[0]!, coin)).toBeDefined();
});

test('a glass shows at its left who is left behind, and nobody ahead', () => {
  const moi: Boite = { ...boite, objet: moiVu, pied: [0, 0, 0] };
  const suiveur: Boite = { ...boite, pied: [-1, 0, 15] };
  const [miroir] = miroirsVers(moi, vueDuSiege(moiVu, 0), [suiveur]);
  const at = (x: number) => surLaGlace(miroir!, [x, 1, 15])!;
  expect(at(-1.6)[0]).toBeLessThan(at(-0.4)[0]);
  expect(surLaGlace(miroir!, [0, 1, -20])).toBeUndefined();
});

test('without a mirror that shows him, who rides at the right behind is seen from outside', () => {
  const choix = choisir({
    ...route([]),
    profil: ['trottoir', 'descend', ':', 'monte', 'piste monte', 'trottoir'],
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 3, a: 16 },
      { qui: 'vélo', voie: 4, a: 8 },
    ],
  } as SceneEcrite);
  expect(choix.miroirs).toEqual([]);
  expect(choix.vue.genre === 'oblique' || (choix.vue.recul ?? 0) >= 5).toBe(true);
  expect(dits(choix)).toEqual([]);
});

test('a plate too small to read comes again, enlarged, and hides nobody', () => {
  const choix = choisir({
    ...route([{ qui: 'voiture', voie: 3, a: 20 }]),
    poteaux: [{ panneau: { panneau: 'C35' }, a: 34 }],
  } as SceneEcrite);
  expect(choix.plaques[0]!.constat.px).toBeLessThan(20);
  expect(choix.vignettes.map(({ signaux }) => signaux.length)).toEqual([1]);
  const { cadre } = choix.vignettes[0]!;
  const voiture = cadreDe(cameraOf(choix.vue, 1.5), choix.usagers[0]!.boite)!;
  expect(secoupent(cadre, voiture)).toBe(false);
  expect(cadre.h * 240).toBeGreaterThan(30);
  const { x, l } = cadreDe(cameraOf(choix.vue, 1.5), boiteDePlaque(choix.plaques[0]!.plaque))!;
  const { ancre } = choix.vignettes[0]!;
  // Its thread ends at the plate's edge.
  expect(Math.min(Math.abs(ancre.x - x), Math.abs(ancre.x - x - l))).toBeLessThan(0.15 * l);
  expect(dits(choix)).toEqual([]);
  expect(dits({ ...choix, vignettes: [] })).toHaveLength(1);
});

test('a plate behind a lorry is told, for no enlargement makes it stand in its street', () => {
  const choix = choisir({
    ...route([{ qui: 'camion', voie: 3, a: 24 }]),
    vue: 'conducteur',
    poteaux: [{ panneau: { panneau: 'C35' }, a: 25, côté: 'au-dessus', voie: 3 }],
  } as SceneEcrite);
  const cachees = choix.plaques.map(({ plaque, constat }) => ({
    plaque,
    constat: { ...constat, cache: 1, px: 12 },
  }));
  expect(dits({ ...choix, plaques: cachees })).toEqual([
    expect.stringMatching(/^Le signal C35 est caché/),
  ]);
});

test('no camera stands in the house at the end of a drive', () => {
  const bati = buildScene(
    scene.parse({
      lieu: 'carrefour',
      vue: 'conducteur',
      branches: { est: {}, sud: { voie: 'propriété' }, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'ouest' },
        { qui: 'enfant', de: 'ouest', vers: 'est', sur: 'trottoir' },
        { qui: 'bus', de: 'est', vers: 'ouest' },
      ],
    }),
    '2026-11-02',
  );
  const { oeil } = chooseVue(regardeOf(bati), 1.5).vue;
  expect(bati.mobilier.caches).toHaveLength(1);
  expect(bati.mobilier.caches.some((maison) => traverse(oeil, oeil, maison))).toBe(false);
});

test('who decides is not cut by the edge of the picture', () => {
  const { usagers } = choisir({
    lieu: 'carrefour',
    vue: 'conducteur',
    branches: { nord: {}, est: {}, sud: {}, ouest: {} },
    usagers: [
      { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
      { qui: 'bus', nom: 'A', de: 'ouest', vers: 'est' },
    ],
  });
  expect(usagers.map(({ constat }) => constat.dedans)).toEqual([1, 1]);
});

test('nobody leaves the lamps of his parked car on', () => {
  const phares = (fait: string) =>
    buildScene(
      scene.parse({
        ...route([]),
        temps: 'nuit',
        vue: 'dessus',
        usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 12, fait }],
      }),
      '2026-11-02',
    ).chantier.lampes.filter(({ genre }) => genre === 'phare').length;
  expect([phares('roule'), phares('stationné')]).toEqual([2, 0]);
});
