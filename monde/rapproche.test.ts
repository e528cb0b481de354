import { expect, test } from 'vitest';
import { type Scene, scene } from '../drawing/scene/scene.ts';
import { regardeOf } from './bati.ts';
import { buildScene } from './buildScene.ts';
import { chooseVue } from './camera/choix.ts';
import { defautsDeVue } from './camera/defautsDeVue.ts';
import { isRapprochable, rapproche } from './rapproche.ts';
import { RAPPORT, sceneDeVue } from './sceneDeVue.ts';

const JOUR = '2026-11-02';
const defautsAuMieux = (vue: Scene, jour: string): string[] =>
  defautsDeVue(chooseVue(regardeOf(buildScene(vue, jour)), RAPPORT)).map(({ message }) => message);
const lire = (autres: object = {}) =>
  scene.parse({
    lieu: 'route',
    vue: 'conducteur',
    profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
    longueur: 70,
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 3, a: 5 },
      { qui: 'voiture', couleur: 'rouge', voie: 2, a: 60 },
    ],
    éléments: [{ quoi: 'passage pour piétons', a: 30 }],
    poteaux: [{ panneau: { panneau: 'F49' }, a: 30 }],
    ...autres,
  });

const MOTS = {
  question: 'Que faites-vous ?',
  a: 'Je passe.',
  b: 'Je cède.',
  justification: 'Non.',
};

test('empty road is left out, in the same order, and who answers stays', () => {
  const longue = lire();
  if (!isRapprochable(longue, '')) throw new Error('not shortened');
  const { usagers, éléments, poteaux } = rapproche(longue, 11);
  expect(usagers.map(({ a }) => a)).toEqual([5, 35]);
  expect(éléments[0]!.a).toBe(16);
  expect(poteaux[0]!.a).toBe(16);
});

test('written metres, and words about how far, keep the road as it is', () => {
  expect(isRapprochable(lire(), 'Vous dépassez.')).toBe(false);
  expect(isRapprochable(lire(), 'À 30 m du passage')).toBe(false);
  expect(isRapprochable(lire({ cotes: [{ de: 5, a: 30, voie: 3 }] }), '')).toBe(false);
  const pont = lire({ éléments: [{ quoi: 'sommet de côte', a: 30 }] });
  expect(isRapprochable(pont, '')).toBe(false);
});

test('who is too far to be known comes nearer; who is seen stays where he is', () => {
  const loin = lire({ éléments: [], poteaux: [] });
  expect(defautsAuMieux(loin, JOUR)).not.toEqual([]);
  expect(defautsAuMieux(sceneDeVue(loin, MOTS, JOUR), JOUR)).toEqual([]);
  const pres = lire({
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 3, a: 12 },
      { qui: 'voiture', voie: 3, a: 24 },
    ],
  });
  expect(sceneDeVue(pres, MOTS, JOUR)).toBe(pres);
});
