import { expect, test } from 'vitest';
import { JOUR } from '../../testing/scene.ts';
import { exemples } from '../exemples/index.ts';
import { gabaritVrai } from '../gabarits.ts';
import { VRAIES } from '../mesures.ts';
import { scene, type Scene } from '../scene.ts';
import { matiereAt } from './dessous.ts';
import { repere } from './geometrie.ts';
import { layOut } from './index.ts';
import type { Plan, Vu } from './plan.ts';

const vrai = (lue: Scene): Plan => layOut(lue, JOUR, { mesures: VRAIES });
const usagers = ({ objets }: Plan): Vu[] => objets.filter((o) => o.genre === 'usager');
const front = ({ x, y, cap, taille: [long] }: Vu) => repere([x, y], cap)(long / 2);

const scenes = exemples.map(([nom, ecrite]) => [nom, scene.parse(ecrite)] as const);

test.each(scenes)('%s: users have their true size, and posts stand on the verge', (_, lue) => {
  const plan = vrai(lue);
  for (const vu of usagers(plan)) expect(vu.taille).toEqual(gabaritVrai(vu.qui));
  for (const objet of plan.objets)
    if (objet.genre === 'poteau' && objet.hauteur === 'poteau')
      expect(matiereAt(plan.sol, [objet.x, objet.y])).toMatch(/^(trottoir|herbe|terre)$/);
});

test('on a road, each front is where the words say, from whichever view', () => {
  for (const vue of ['dessus', 'conducteur'] as const) {
    const plan = vrai(
      scene.parse({
        lieu: 'route',
        vue,
        profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
        longueur: 120,
        usagers: [
          { qui: 'voiture', moi: 'oui', voie: 3, a: 10 },
          { qui: 'bus', voie: 3, a: 96 },
          { qui: 'voiture', voie: 2, a: 50 },
        ],
      }),
    );
    expect(usagers(plan).map((vu) => Math.round(-front(vu)[1]))).toEqual([10, 96, 50]);
  }
});

test('a distance runs from body to body, as long as its words say', () => {
  const auto = { qui: 'voiture', voie: 3.12, fait: 'stationné' } as const;
  const plan = vrai(
    scene.parse({
      lieu: 'route',
      profil: ['trottoir', 'descend', 'monte', 'trottoir'],
      longueur: 26,
      usagers: [
        { ...auto, moi: 'oui', a: 15 },
        { ...auto, nom: 'A', a: 20.6 },
      ],
      cotes: [{ de: 15, a: 15.6, voie: 2.05, texte: '0,6 m' }],
    }),
  );
  const [moi, devant] = usagers(plan) as [Vu, Vu];
  const [{ de, a }] = plan.mesures as [Plan['mesures'][0]];
  expect([de, a].flat()).toEqual([...front(moi), ...repere([devant.x, devant.y], 0)(-2.23)]);
  expect(de[1] - a[1]).toBeCloseTo(0.6, 5);
});

test('a street goes on behind and beyond what is told', () => {
  const plan = vrai(
    scene.parse({
      lieu: 'route',
      vue: 'conducteur',
      profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 10 }],
    }),
  );
  expect(matiereAt(plan.sol, [1, 50])).toBe('asphalte');
  expect(matiereAt(plan.sol, [1, -150])).toBe('asphalte');
});

test.each([
  ['entrée', 1],
  ['sortie', -1],
] as const)('beside an %s one has a hundred metres to speed up or slow down', (nom, sens) => {
  const { sol } = vrai(
    scene.parse({
      lieu: 'autoroute',
      agglomération: 'non',
      vue: 'conducteur',
      profil: ['terre-plein', '|', 'monte', ':', 'monte', ':', nom, 'berme'],
      longueur: 100,
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 10 }],
    }),
  );
  // The strip's middle, right of the road's.
  const x = (1.6 + 7 + 3.5 + 3) / 2 - 3 - 3.5 / 2;
  const nez = nom === 'entrée' ? 24.5 : 75.5;
  const matieres = [2, 30, 60, 98].map((d) => matiereAt(sol, [x, -(nez + sens * d)]));
  expect(matieres).toEqual(matieres.map(() => 'asphalte'));
  expect(matiereAt(sol, [x, -(nez + sens * 175)])).not.toBe('asphalte');
});
