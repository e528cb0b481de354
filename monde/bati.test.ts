import { expect, test } from 'vitest';
import { scene } from '../drawing/scene/scene.ts';
import { showMoi } from './bati.ts';
import { buildScene } from './buildScene.ts';

const faisceaux = (vue: 'conducteur' | 'dessus', qui: string, fait = 'roule'): number => {
  const bati = buildScene(
    scene.parse({
      lieu: 'route',
      temps: 'nuit',
      vue,
      profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
      usagers: [{ qui, moi: 'oui', voie: qui === 'piéton' ? 4 : 3, a: 5, fait }],
    }),
    '2026-11-02',
  );
  showMoi(bati, { genre: 'siège', oeil: [0, 1, 0], vers: [0, 1, -30], angle: 56, recul: 7 });
  return bati.chantier.lampes.filter(({ genre }) => genre === 'phare').length;
};

test('by night the own car has one pair of beams, from wherever it is seen', () => {
  expect(faisceaux('conducteur', 'voiture')).toBe(2);
  expect(faisceaux('dessus', 'voiture')).toBe(2);
  expect(faisceaux('conducteur', 'vélo')).toBe(1);
  expect(faisceaux('dessus', 'piéton')).toBe(0);
  expect(faisceaux('dessus', 'voiture', 'stationné')).toBe(0);
});

test('children who play have one ball; three who walk have none', () => {
  const ballons = (joue: string): number => {
    const { chantier } = buildScene(
      scene.parse({
        lieu: 'route',
        profil: ['trottoir partagé', 'trottoir partagé'],
        usagers: [
          { qui: 'voiture', moi: 'oui', voie: 1.5, a: 5 },
          ...[1.2, 1.5, 1.8].map((voie) => ({ qui: 'enfant', voie, a: 22, joue })),
        ],
      }),
      '2026-11-02',
    );
    return chantier.contacts.filter(({ largeur, longueur }) => largeur === longueur).length;
  };
  expect([ballons('non'), ballons('oui')]).toEqual([0, 1]);
});

test('in rain and fog one drives with dipped lamps, by day too', () => {
  const allumes = (temps: string, fait: string): number =>
    buildScene(
      scene.parse({
        lieu: 'route',
        temps,
        profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
        usagers: [
          { qui: 'piéton', moi: 'oui', voie: 4, a: 5 },
          { qui: 'voiture', voie: 3, a: 22, fait },
        ],
      }),
      '2026-11-02',
    ).chantier.halos.length;
  expect(['jour', 'pluie', 'brouillard'].map((temps) => allumes(temps, 'roule'))).toEqual([
    0, 2, 2,
  ]);
  expect(allumes('pluie', 'stationné')).toBe(0);
});
