import { expect, test } from 'vitest';
import { boitesOf } from '../camera/boites.ts';
import { coinsDeGlace, surLaGlace } from '../camera/miroirs.ts';
import { cameraOf, projete } from '../camera/prises.ts';
import { clipDEssai } from '../../films/exemples.ts';
import { filmDuClip } from '../../films/film.ts';
import { LARGE_DEBOUT } from '../../films/debout.ts';
import { angleDe } from '../../films/juge.ts';
import { reseauOf } from '../../films/reseau.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { cockpitOf, miroirsDuClip } from './cockpit.ts';
import { vueAt } from './siege.ts';

const clip = clipDEssai();
const film = filmDuClip(clip, reseauOf(clip, '2026-11-27'));
const vueDe = (rapport: number) => vueAt(film, () => 0, 0, angleDe(rapport, LARGE_DEBOUT));
const { cap, x, y } = film.moi;

test('both mirrors are wholly in a picture that lies', () => {
  const vue = vueDe(16 / 9);
  const camera = cameraOf(vue, 16 / 9);
  const [dedans, gauche, ...autres] = miroirsDuClip(vue, cap, 16 / 9);
  expect(autres).toEqual([]);
  for (const coin of [...coinsDeGlace(dedans!), ...coinsDeGlace(gauche!)]) {
    const ou = projete(camera, coin);
    expect(ou.x).toBeGreaterThan(-0.01);
    expect(ou.x).toBeLessThan(1);
    expect(ou.y).toBeGreaterThan(0);
    expect(ou.y).toBeLessThan(0.8);
  }
});

test.each([
  [0.5, 28],
  [0.64, LARGE_DEBOUT],
  [0.9, 28],
])('both are in the upper part of a picture that stands: %f', (rapport, debout) => {
  const vue = vueAt(film, () => 0, 0, angleDe(rapport, debout));
  const glaces = miroirsDuClip(vue, cap, rapport);
  expect(glaces.map(({ genre }) => genre)).toEqual(['intérieur', 'gauche']);
  for (const coin of glaces.flatMap(coinsDeGlace)) {
    const ou = projete(cameraOf(vue, rapport), coin);
    expect(Math.min(ou.x, ou.y)).toBeGreaterThan(0);
    expect(ou.x).toBeLessThan(1);
    expect(ou.y).toBeLessThan(0.3);
  }
  const [dedans, gauche] = glaces;
  const derriere = (droite: number, loin: number): Vec => [x + droite, 0.8, y + loin];
  expect(surLaGlace(dedans!, derriere(0, 15))).toBeDefined();
  expect(surLaGlace(gauche!, derriere(-3.2, 9))).toBeDefined();
});

test('the left one shows who is about to pass me, and nobody on the pavement at my right', () => {
  const [, gauche] = miroirsDuClip(vueDe(16 / 9), cap, 16 / 9);
  const derriere = (droite: number, loin: number): Vec => [x + droite, 0.8, y + loin];
  expect(cap).toBeCloseTo(0);
  expect(surLaGlace(gauche!, derriere(-3.2, 9))).toBeDefined();
  expect(surLaGlace(gauche!, derriere(4, 9))).toBeUndefined();
});

test('all that hides of my own car is near my eyes', () => {
  const vue = vueDe(16 / 9);
  const [moi] = boitesOf({ objets: [film.moi] }, { hauteurAt: () => 0 });
  for (const { pied } of cockpitOf(moi!, vue))
    expect(Math.hypot(pied[0] - vue.oeil[0], pied[2] - vue.oeil[2])).toBeLessThan(2);
});
