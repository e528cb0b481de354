import { expect, test } from 'vitest';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import type { UsagerRoute } from '../../drawing/scene/scene.ts';
import { vuOf } from '../../drawing/scene/plan/vuOf.ts';
import { cleAt } from './figures.ts';

function poseA(qui: 'piéton' | 'enfant' | 'vélo', vitesse: number): string {
  const usager: UsagerRoute = { qui, voie: 1, a: 0, fait: 'roule' };
  const vu = { ...vuOf(usager, [usager], VRAIES), x: 0, y: 0, cap: 0 };
  const etat = {
    ou: [0, 0] as const,
    cap: 0,
    vitesse,
    parcouru: 0.4,
    clignotant: undefined,
    freine: false,
    parti: false,
  };
  return /court|marche|attend/.exec(cleAt(vu, etat, 0, false))![0];
}

test('who goes faster than one walks runs; a child does sooner; a cyclist never', () => {
  expect([1.3, 1.8, 2.4].map((v) => poseA('piéton', v))).toEqual(['marche', 'marche', 'court']);
  expect([1.1, 1.8].map((v) => poseA('enfant', v))).toEqual(['marche', 'court']);
  expect(poseA('vélo', 5)).toBe('marche');
});
