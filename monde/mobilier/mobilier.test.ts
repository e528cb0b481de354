import { expect, test } from 'vitest';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import { exemples } from '../../drawing/scene/exemples/index.ts';
import type { Decor } from '../../drawing/scene/plan/plan.ts';
import { layOut } from '../../drawing/scene/plan/index.ts';
import { type Element, quois, scene, type SceneEcrite } from '../../drawing/scene/scene.ts';
import { TEMPS } from '../../drawing/scene/temps.ts';
import { type Chantier, openChantier } from '../chantier.ts';
import { teinteOf } from '../maille/teinte.ts';
import { addSol } from '../sol/solBati.ts';
import { aDroite, devant, moins, scalaire, type Vec } from '../maille/vecteurs.ts';
import { GARAGE, porteDe } from '../decor/ouvertures.ts';
import { BLEU_DU_NOM, frontOf, pointsDePorte } from './batiments.ts';
import { addMobilier } from './index.ts';

const JOUR = '2026-11-02';

function build(ecrite: SceneEcrite): { mobilier: Chantier; sol: Chantier } {
  const lue = scene.parse(ecrite);
  const plan = layOut(lue, JOUR, { mesures: VRAIES });
  const sol = openChantier(TEMPS[lue.temps].sombre);
  const bati = addSol(sol, plan, lue);
  const mobilier = openChantier(TEMPS[lue.temps].sombre);
  addMobilier(mobilier, plan, lue, bati);
  return { mobilier, sol };
}

const rue = (éléments: Partial<Element>[], plus: object = {}): SceneEcrite =>
  ({
    lieu: 'route',
    profil: ['trottoir', 'descend', ':', 'tram monte', 'monte', 'trottoir'],
    longueur: 60,
    éléments,
    ...plus,
  }) as SceneEcrite;

const positions = ({ mailles, sols }: Chantier): number[] =>
  [...Object.values(mailles), ...Object.values(sols)].flatMap((m) => m.positions);

/** They need a lane or an edge of their own. */
const PARTICULIERS: Record<string, Partial<Element>> = {
  'flèche de sélection': { voie: 5 },
  'zone avancée': { voie: 5 },
};

test.each(quois)('%s builds something', (quoi) => {
  const [avec, sans] = [build(rue([{ quoi, a: 20, ...PARTICULIERS[quoi] }])), build(rue([]))];
  const tout = ({ mobilier, sol }: ReturnType<typeof build>) => [
    ...positions(mobilier),
    ...positions(sol),
  ];
  expect(tout(avec).every(Number.isFinite)).toBe(true);
  expect(tout(avec)).not.toEqual(tout(sans));
});

/** The highest and lowest point of all that is built within these metres. */
function hauteurs(
  { mailles: { divers } }: Chantier,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  sous = Infinity,
) {
  const ys: number[] = [];
  for (let i = 0; i < divers.positions.length; i += 3) {
    const [x, y, z] = divers.positions.slice(i, i + 3) as [number, number, number];
    if (x > x0 && x < x1 && z > z0 && z < z1 && y < sous) ys.push(y);
  }
  return { haut: Math.max(-Infinity, ...ys), bas: Math.min(Infinity, ...ys), nombre: ys.length };
}

const rails = (barrières: NonNullable<Element['barrières']>) =>
  build(
    rue([{ quoi: 'passage à niveau', a: 20, barrières }], {
      profil: ['herbe', 'descend', ':', 'monte', 'herbe'],
    }),
  ).mobilier;

test('barriers lie closed across the lane, stand open beside it, and slant in between', () => {
  const surBande = (b: Parameters<typeof rails>[0]) => hauteurs(rails(b), 0.5, 3, -20, -17).haut;
  expect(surBande('fermées')).toBeGreaterThan(0.9);
  expect(surBande('fermées')).toBeLessThan(1.4);
  expect(surBande('en mouvement')).toBeGreaterThan(1.6);
  expect(surBande('ouvertes')).toBe(-Infinity);
});

test('rails go on far on both sides, flush where one drives', () => {
  const chantier = rails('sans');
  expect(hauteurs(chantier, -140, -100, -25, -20).nombre).toBeGreaterThan(0);
  expect(hauteurs(chantier, 100, 140, -25, -20).nombre).toBeGreaterThan(0);
  expect(hauteurs(chantier, -2, 2, -23.6, -21.4, 3).haut - 0.16).toBeLessThan(0.06);
});

test('a school has nothing over its pavement, and posts under its rails', () => {
  const { mobilier } = build(rue([{ quoi: 'école', a: 20 }]));
  expect(hauteurs(mobilier, 5, 8.6, -40, 0).haut).toBeLessThan(3);
  for (const z of [-15, -17, -19]) {
    const { bas, haut } = hauteurs(mobilier, 5, 8.6, z - 0.2, z + 0.2);
    expect(bas).toBeLessThan(0.2);
    expect(haut).toBeGreaterThan(1);
  }
});

test('the name of a school stands over its door, and above signs on its sides', () => {
  const { couleurs, positions } = build(rue([{ quoi: 'école', a: 20 }])).mobilier.mailles.divers;
  const bleu = teinteOf(BLEU_DU_NOM);
  const lettres = positions.flatMap((x, i) =>
    i % 3 === 0 && bleu.every((c, k) => couleurs[i + k] === c)
      ? [{ x, y: positions[i + 1]!, z: positions[i + 2]! }]
      : [],
  );
  const zs = lettres.map(({ z }) => z);
  const milieu = (Math.min(...zs) + Math.max(...zs)) / 2;
  const [devant, cotes] = [true, false].map((d) =>
    lettres.filter(({ z }) => Math.abs(z - milieu) < 5 === d),
  );
  expect(Math.max(...devant!.map(({ z }) => Math.abs(z - milieu)))).toBeLessThan(2.2);
  expect(Math.min(...devant!.map(({ y }) => y))).toBeGreaterThan(2.9);
  expect(Math.min(...cotes!.map(({ y }) => y))).toBeGreaterThan(5.3);
});

test.each(['pont', 'tunnel'] as const)('a lorry passes under a %s', (quoi) => {
  const { mobilier } = build(rue([{ quoi, a: 20 }]));
  expect(hauteurs(mobilier, -3, 3, -50, -19).bas).toBeGreaterThan(4.2);
  expect(hauteurs(mobilier, -3, 3, -50, -19).haut).toBeGreaterThan(6);
});

test('by night a street lamp glows at 8 m and lights the road below', () => {
  const { mobilier } = build(rue([], { temps: 'nuit', éclairage: 'oui' }));
  expect(mobilier.lampes.length).toBeGreaterThan(3);
  for (const { ou, vers } of mobilier.lampes) {
    expect(ou[1]).toBeCloseTo(8, 0);
    expect(vers[1]).toBeLessThan(0.3);
  }
});

test('works and a load stand on the ground where the words say, no wider than their place', () => {
  const { mobilier } = build(
    rue([], {
      usagers: [
        { qui: 'travaux', voie: 5, a: 22 },
        { qui: 'obstacle', voie: 2, a: 30 },
      ],
    }),
  );
  expect(hauteurs(mobilier, -8, 8, -23, -18).haut).toBeGreaterThan(1.2);
  expect(hauteurs(mobilier, -8, 8, -31, -29).haut).toBeGreaterThan(0.6);
  const { bas } = hauteurs(mobilier, -12, 12, -60, 0);
  expect(bas).toBeGreaterThan(-0.15);
});

test('the same words build the same street', () => {
  const ecrite = rue([{ quoi: 'passage à niveau', a: 20, barrières: 'fermées' }]);
  expect(positions(build(ecrite).mobilier)).toEqual(positions(build(ecrite).mobilier));
});

const SUR_LA_CHAUSSEE = new Set(['obstacle', 'travaux', 'triangle']);

test.each(exemples)(
  '%s: nothing stands on the carriageway but what words put there',
  (_, ecrite) => {
    const lue = scene.parse(ecrite);
    const plan = layOut(lue, JOUR, { mesures: VRAIES });
    const sol = openChantier();
    const bati = addSol(sol, plan, lue);
    const mobilier = openChantier();
    const objets = plan.objets.filter((o) =>
      o.genre === 'usager' ? !SUR_LA_CHAUSSEE.has(o.qui) : !SUR_LA_CHAUSSEE.has(o.genre),
    );
    addMobilier(mobilier, { ...plan, objets }, lue, bati);
    for (const { ou, largeur } of mobilier.contacts)
      expect(
        ['asphalte', 'piste', 'ocre'],
        `${largeur} m wide at ${ou.map((v) => v.toFixed(1)).join(' ')}`,
      ).not.toContain(bati.matiereAt(ou[0], ou[2]));
  },
);

test.each([
  ['a road, right', rue([{ quoi: 'garage à droite', a: 20 }]), [1, 0, 0], [0, 0, -21.6]],
  ['a road, left', rue([{ quoi: 'garage à gauche', a: 20 }]), [-1, 0, 0], [0, 0, -21.6]],
  [
    'a junction',
    { lieu: 'carrefour', branches: { nord: {}, sud: {}, est: { voie: 'propriété' } } },
    [1, 0, 0],
    [0, 0, 0],
  ],
] as [string, SceneEcrite, Vec, Vec][])(
  'a garage’s door stands at the end of its drive: %s',
  (_, ecrite, la, axe) => {
    const lue = scene.parse(ecrite);
    const plan = layOut(lue, JOUR, { mesures: VRAIES });
    const sol = addSol(openChantier(TEMPS[lue.temps].sombre), plan, lue);
    const maison = plan.objets.find((o): o is Decor => o.genre === 'maison')!;
    const front = frontOf(maison);
    const [bas] = pointsDePorte(
      { chantier: openChantier(TEMPS[lue.temps].sombre), plan, scene: lue, sol },
      maison,
    );
    const [x, , z] = moins(bas!, axe);
    expect(scalaire(devant(front), la)).toBeCloseTo(-1);
    expect(scalaire([x, 0, z], [la[2], 0, -la[0]])).toBeCloseTo(0, 1);
    const peinte = (0.5 - (2.8 + 1.45) / 6) * maison.longueur!;
    const ecart = scalaire(moins(bas!, [maison.x, 0, maison.y]), aDroite(front));
    expect(ecart).toBeCloseTo(peinte, 1);
    expect(porteDe(GARAGE)).toBeLessThan(2);
  },
);
