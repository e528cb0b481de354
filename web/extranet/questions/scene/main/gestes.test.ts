import { expect, test } from 'vitest';
import { carteOf, modelesOf, readTexte, texteOf } from '../../../../../drawing/index.ts';
import { motsDuTexte, retouche } from '../../../../../drawing/retouche.ts';
import { scene as schema } from '../../../../../drawing/scene/scene.ts';
import { trouves } from './ChoixEnImages.tsx';
import { DEPARTS } from './departs.ts';
import {
  type MotsDeScene,
  ajouteQui,
  change,
  decaleVoies,
  deplaceBranche,
  retire,
  tourneChose,
} from './gestes.ts';
import { moved, poseAuCarrefour } from './poses.ts';

const JOUR = '2026-11-29';
const CROIX = {
  lieu: 'carrefour',
  branches: { nord: {}, est: {}, sud: {}, ouest: { panneau: { panneau: 'B1' } } },
  usagers: [
    { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
    { qui: 'vélo', de: 'ouest', vers: 'sud' },
  ],
};
const ROUTE = {
  lieu: 'route',
  profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
  usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 12 }],
};

const after = (scene: object, changes: Parameters<typeof retouche>[1]): MotsDeScene => {
  const { image } = motsDuTexte(retouche(texteOf({ image: { scene } }), changes)!)!;
  return (image as { scene: MotsDeScene }).scene;
};
const usagersOf = (scene: MotsDeScene) => scene.usagers as Record<string, unknown>[];
const carteDe = (scene: object) => carteOf(schema.parse(scene), JOUR);

test('who is added stands where nobody does, and the scene can be drawn', () => {
  let scene: MotsDeScene = { lieu: 'carrefour', branches: { nord: {}, est: {}, sud: {} } };
  for (const qui of ['voiture', 'camion', 'piéton', 'piéton', 'tracteur', 'moto']) {
    scene = after(scene, [ajouteQui(scene, null, qui)]);
    carteDe(scene);
  }
  expect(usagersOf(scene)[0]).toEqual({ qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' });
  const lieux = usagersOf(scene).map(({ de, traverse, rang, côté }) =>
    JSON.stringify([de, traverse, rang, côté]),
  );
  expect(new Set(lieux).size).toBe(6);
  let route: MotsDeScene = ROUTE;
  for (const qui of ['camion', 'vélo', 'piéton'])
    route = after(route, [ajouteQui(route, carteDe(route), qui)]);
  expect(usagersOf(route).map(({ voie }) => voie)).toEqual([3, 3, 2, 1]);
  const { scene: vide } = DEPARTS.find(({ nom }) => nom === 'Autoroute')!.image as {
    scene: object;
  };
  let autoroute: MotsDeScene = { ...vide };
  for (const qui of ['voiture', 'camion', 'autocar', 'camion']) {
    autoroute = after(autoroute, [ajouteQui(autoroute, carteDe(autoroute), qui)]);
    expect(readTexte(texteOf({ image: { scene: autoroute } }), { jour: JOUR }).fautes).toEqual([]);
  }
});

test('an arm that moves takes along whoever uses it; one that goes takes out whoever came from it', () => {
  const la = after(CROIX, deplaceBranche(CROIX, 'ouest', 'nord-ouest'));
  expect(Object.keys(la.branches as object)).toEqual(['nord', 'est', 'sud', 'nord-ouest']);
  expect(usagersOf(la)[1]).toEqual({ qui: 'vélo', de: 'nord-ouest', vers: 'sud' });
  expect(deplaceBranche(CROIX, 'ouest', 'est')).toEqual([]);
  const sansOuest = after(CROIX, retire(CROIX, ['branches', 'ouest']));
  expect(usagersOf(sansOuest)).toEqual([CROIX.usagers[0]]);
  const sansNord = after(CROIX, retire(CROIX, ['branches', 'nord']));
  expect(usagersOf(sansNord)[0]).toEqual({ qui: 'voiture', moi: 'oui', de: 'sud' });
});

test('one turns towards the next exit, never back to where one came from', () => {
  const turned = (pas: 1 | -1) =>
    usagersOf(
      after(CROIX, tourneChose(CROIX, { chemin: ['usagers', 0], genre: 'usager' }, pas)),
    )[0];
  expect(turned(1)).toMatchObject({ vers: 'est' });
  expect(turned(-1)).toMatchObject({ vers: 'ouest' });
  const route = after(ROUTE, tourneChose(ROUTE, { chemin: ['usagers', 0], genre: 'usager' }, 1));
  expect(usagersOf(route)[0]).toMatchObject({ sens: 'vers la droite' });
});

test('a drop goes to the nearest place; far from all it is off the road', () => {
  const { places, poignees } = carteDe(CROIX);
  const moi = poignees.find(({ nom }) => nom.includes('(moi)'))!;
  expect(poseAuCarrefour(places[0]!, moi)).toMatchObject({
    mots: { de: 'sud', vers: 'nord' },
    hors: false,
  });
  expect(poseAuCarrefour(places[0]!, { x: 260, y: 220 })?.hors).toBe(true);
});

test('arrows: the next place that way; a metre, five, a lane', () => {
  const carte = carteDe(CROIX);
  const moi = carte.poignees.find(({ nom }) => nom.includes('(moi)'))!;
  const haut = after(CROIX, moved(moi, 'ArrowUp', false, carte, CROIX));
  expect(usagersOf(haut)[0]).toMatchObject({ de: 'sud', état: 'engagé', moi: 'oui' });
  const surRoute = carteDe(ROUTE);
  const lui = surRoute.poignees.find(({ nom }) => nom.includes('(moi)'))!;
  const pas = (cle: string, grand: boolean) =>
    usagersOf(after(ROUTE, moved(lui, cle, grand, surRoute, ROUTE)))[0];
  expect(pas('ArrowUp', false)).toMatchObject({ voie: 3, a: 13 });
  expect(pas('ArrowDown', true)).toMatchObject({ voie: 3, a: 7 });
  expect(pas('ArrowLeft', false)).toMatchObject({ voie: 2, a: 12 });
});

test('whoever is beyond a lane that comes or goes keeps his own', () => {
  const profil = ['trottoir', 'stationnement', 'descend', ':', 'monte', 'trottoir'];
  const large = after(ROUTE, [...change([], { profil }), ...decaleVoies(ROUTE, 2, 1)]);
  expect(usagersOf(large)[0]).toMatchObject({ voie: 4 });
  const back = after(large, decaleVoies(large, 2, -1));
  expect(usagersOf(back)[0]).toMatchObject({ voie: 3 });
});

test.each([
  ['B5', 'B5'],
  ['b1', 'B1'],
  ['stop', 'B5'],
  ['ceder le passage', 'B1'],
  ['rond-point', 'D5'],
  ['zone 30', 'F4a'],
  ['sens interdit', 'C1'],
])('a plate is found by « %s »: %s is first', (cherche, code) => {
  expect(trouves(modelesOf('panneau', JOUR), cherche)[0]?.mot).toBe(code);
});
