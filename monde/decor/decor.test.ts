import { expect, test } from 'vitest';
import { scene, type SceneEcrite } from '../../drawing/scene/scene.ts';
import { buildScene } from '../buildScene.ts';
import { openChantier } from '../chantier.ts';
import { aleaOf } from '../../drawing/alea.ts';
import { coinsOf } from '../camera/boites.ts';
import { addChamps } from './champs.ts';
import { addDecor } from './decor.ts';
import type { Massif } from './lieu.ts';

const JOUR = '2026-11-02';
const batir = (ecrite: SceneEcrite, cache: (massif: Massif) => boolean = () => false) => {
  const { chantier, plan, scene: lue, sol } = buildScene(scene.parse(ecrite), JOUR);
  const { massifs } = addDecor(chantier, plan, lue, sol, { detail: 1, cache });
  return { chantier, plan, sol, massifs };
};
const route = (a: number, ville = true): SceneEcrite => ({
  lieu: 'route',
  vue: 'conducteur',
  agglomération: ville ? 'oui' : 'non',
  profil: ville
    ? ['trottoir', 'descend', ':', 'monte', 'trottoir']
    : ['herbe', 'accotement', 'descend', ':', 'monte', 'accotement', 'herbe'],
  longueur: 60,
  usagers: [
    { qui: 'voiture', moi: 'oui', voie: ville ? 3 : 4, a: 5 },
    { qui: 'voiture', voie: ville ? 2 : 3, a },
  ],
});

test('houses stand beside the street, none on it or in another', () => {
  const { massifs, sol } = batir(route(30));
  expect(massifs.length).toBeGreaterThan(20);
  for (const { pied } of massifs)
    expect(sol.matiereAt(pied[0], pied[2]) ?? 'herbe').toMatch(/^(herbe|terre)$/);
});

test('a street stays as it is when somebody drives along it', () => {
  expect(batir(route(30)).massifs).toEqual(batir(route(12)).massifs);
});

test('two places have other houses', () => {
  const autre = { ...route(30), éléments: [{ quoi: 'dispositif surélevé', a: 50 }] } as SceneEcrite;
  expect(batir(autre).massifs).not.toEqual(batir(route(30)).massifs);
});

test.each(['école', 'maison'] as const)('« %s » stands where the plan puts it', (quoi) => {
  const ville = quoi === 'école';
  const ecrite = { ...route(30, ville), éléments: [{ quoi, a: 25 }] } as SceneEcrite;
  const { massifs, plan } = batir(ecrite);
  const objet = plan.objets.find(({ genre }) => genre === quoi)!;
  expect(massifs[0]!.pied).toEqual([objet.x, 0, objet.y]);
});

test('no house stands beside a school, where drivers would not see it', () => {
  const ecrite = { ...route(30), éléments: [{ quoi: 'école', a: 35 }] } as SceneEcrite;
  const { massifs, plan } = batir(ecrite);
  const ecole = plan.objets.find(({ genre }) => genre === 'école')!;
  const autres = massifs.slice(1).filter(({ pied }) => Math.abs(pied[0] - ecole.x) < 9);
  expect(autres.length).toBeGreaterThan(3);
  for (const { pied } of autres) expect(Math.abs(pied[2] - ecole.y)).toBeGreaterThan(20);
});

test('a house at the end of its drive looks at the crossing', () => {
  const { massifs, plan } = batir({
    lieu: 'carrefour',
    branches: { nord: {}, est: {}, ouest: {}, sud: { voie: 'propriété' } },
  });
  const bout = plan.objets.find(({ genre }) => genre === 'maison')!;
  expect(massifs[0]!.pied).toEqual([bout.x, 0, bout.y]);
  expect(massifs[0]!.cap % 360).toBe(0);
});

test('fields cover no road', () => {
  const pris = (x: number) => Math.abs(x) < 20;
  const chantier = openChantier();
  addChamps(chantier, false, aleaOf(3), pris);
  const xs = chantier.sols.herbe!.positions.filter((_, i) => i % 3 === 0);
  expect(xs.length).toBeGreaterThan(0);
  expect(xs.every((x) => Math.abs(x) >= 20)).toBe(true);
});

test('a house that is left out moves no other', () => {
  const tous = batir(route(30)).massifs;
  const ote = tous[10]!;
  const restent = batir(
    route(30),
    ({ pied }) => pied[0] === ote.pied[0] && pied[2] === ote.pied[2],
  );
  const maisons = (massifs: readonly Massif[]) => massifs.filter(({ hauteur }) => hauteur < 20);
  expect(maisons(restent.massifs)).toEqual(maisons(tous).filter((massif) => massif !== ote));
});

test('what would hide somebody is not built', () => {
  const { massifs } = batir(route(30), ({ pied }) => pied[0] > 0);
  expect(massifs.length).toBeGreaterThan(5);
  expect(massifs.every(({ pied }) => pied[0] <= 0)).toBe(true);
});

test.each([
  ['a town', true],
  ['the country', false],
])('%s costs at most 100,000 triangles', (_, ville) => {
  const { chantier } = batir(route(30, ville));
  const mailles = [...Object.values(chantier.mailles), ...Object.values(chantier.sols)];
  expect(mailles.reduce((somme, { triangles }) => somme + triangles, 0)).toBeLessThan(100_000);
});

test.each(['gauche', 'droite'] as const)('houses follow a bend to the %s', (sens) => {
  const ecrite: SceneEcrite = {
    lieu: 'route',
    profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
    longueur: 90,
    éléments: [{ quoi: `virage à ${sens}`, a: 0 }],
  };
  const { chantier, plan, scene: lue, sol } = buildScene(scene.parse(ecrite), JOUR);
  const { massifs } = addDecor(chantier, plan, lue, sol, {
    detail: 0.6,
    cache: () => false,
    suite: () => false,
  });
  const caps = massifs.map(({ cap }) => Math.round((((cap % 360) + 360) % 360) / 10));
  expect(new Set(caps).size).toBeGreaterThan(12);
  for (const massif of massifs)
    for (const [x, , z] of coinsOf(massif)) expect(sol.matiereAt(x, z) ?? 'herbe').toBe('herbe');
});
