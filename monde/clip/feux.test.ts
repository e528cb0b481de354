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
  const cles = clipEnvoyeOf(clip, JOUR).signes.map(([cle]) => cle);
  for (const etat of ['vert', 'orange', 'rouge']) expect(cles).toContain(`{"feu":"${etat}"}`);
});
