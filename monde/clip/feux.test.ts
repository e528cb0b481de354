import { expect, test } from 'vitest';
import { drawSignal } from '../../drawing/drawSignal.ts';
import { CARREFOUR, clipDEssai, RUE } from '../../films/exemples.ts';
import { isPosteDeFeu } from '../../films/feux.ts';
import { clipEnvoyeOf } from '../../films/envoi.ts';
import { reseauOf } from '../../films/reseau.ts';
import { buildQuartier } from './quartier.ts';

const JOUR = '2026-11-27';
const AXE = [
  [0, 'vert'],
  [13, 'orange'],
  [16, 'rouge'],
];
const clip = clipDEssai({
  morceaux: [
    RUE,
    {
      ...CARREFOUR,
      feux: {
        sud: AXE,
        nord: AXE,
        est: [
          [0, 'rouge'],
          [17, 'vert'],
        ],
      },
    },
    RUE,
  ],
});

test('each light is built in three states, and none stands there twice', () => {
  const { morceaux } = buildQuartier(reseauOf(clip, JOUR), (s) => drawSignal(s, JOUR).signe);
  const { bati, feux } = morceaux[1]!;
  expect(feux).toHaveLength(3);
  expect(bati.plan.objets.some(isPosteDeFeu)).toBe(false);
  for (const { etats } of feux) {
    const couleurs = [...etats.values()].map(({ chantier }) => chantier.halos[0]!.couleur);
    expect(new Set(couleurs).size).toBe(3);
  }
  const at = (t: number) => feux.map(({ etatAt }) => etatAt(t)).toSorted();
  expect(at(12.9)).toEqual(['rouge', 'vert', 'vert']);
  expect(at(14)).toEqual(['orange', 'orange', 'rouge']);
  expect(at(17)).toEqual(['rouge', 'rouge', 'vert']);
});

test('a browser is sent the drawings of all states', () => {
  const cles = clipEnvoyeOf(clip, JOUR, []).signes.map(([cle]) => cle);
  for (const etat of ['vert', 'orange', 'rouge']) expect(cles).toContain(`{"feu":"${etat}"}`);
});

test('barriers come down in steps, and none stands there twice', () => {
  const element = { quoi: 'passage à niveau', a: 40, barrières: 'ouvertes', feux: 'blanc' };
  const rue = {
    ...RUE,
    scene: { ...RUE.scene, éléments: [element] },
    passage: [
      [0, 'ouvert'],
      [10, 'fermé'],
    ],
  };
  const { morceaux } = buildQuartier(
    reseauOf(clipDEssai({ morceaux: [rue] }), JOUR),
    (s) => drawSignal(s, JOUR).signe,
  );
  const { bati, feux } = morceaux[0]!;
  expect(bati.plan.objets.some(({ genre }) => genre === 'barrière')).toBe(false);
  const barrieres = feux.filter(({ etats }) => etats.size > 3);
  expect(barrieres).toHaveLength(2);
  const hautAt = (t: number): number => {
    const { etats, etatAt } = barrieres[0]!;
    const { positions } = etats.get(etatAt(t))!.chantier.mailles.divers;
    return Math.max(...positions.filter((_, i) => i % 3 === 1));
  };
  expect(hautAt(5)).toBeGreaterThan(3.5);
  expect(hautAt(15.5)).toBeLessThan(hautAt(13.5));
  expect(hautAt(20)).toBeLessThan(1.6);
});
