import { expect, test } from 'vitest';
import { boite, distance, repere } from '../drawing/scene/plan/geometrie.ts';
import { CARREFOUR, clipDEssai, RUE } from './exemples.ts';
import { enClip, enMorceau, reseauOf } from './reseau.ts';

const JOUR = '2026-11-27';

test('pieces lie end to end: my line has no gap and no corner', () => {
  const { ligne, bornes } = reseauOf(clipDEssai(), JOUR);
  expect(ligne.longueur).toBeGreaterThan(270);
  expect(bornes).toHaveLength(4);
  for (const [i, p] of ligne.points.slice(1).entries())
    expect(distance(ligne.points[i]!, p)).toBeLessThan(1.5);
  for (let s = 0; s < ligne.longueur; s += 1) {
    const tourne = ((ligne.at(s + 1).cap - ligne.at(s).cap + 540) % 360) - 180;
    expect(Math.abs(tourne)).toBeLessThan(3);
  }
});

test('a right turn leads to the right, and the next piece goes on from there', () => {
  const virage = clipDEssai({ morceaux: [RUE, { ...CARREFOUR, vers: 'est' }, RUE] });
  const { ligne } = reseauOf(virage, JOUR);
  expect(ligne.at(0).cap).toBeCloseTo(0, 1);
  expect(ligne.at(ligne.longueur - 5).cap).toBeCloseTo(90, 0);
});

test('a street lies behind each arm where I do not go', () => {
  const { morceaux } = reseauOf(clipDEssai(), JOUR);
  expect(morceaux).toHaveLength(4);
});

test('a place in a piece and in the clip are the same', () => {
  const place = { x: 12, y: -40, cap: 73 };
  const p = enMorceau(place)(enClip(place)([3, -7]));
  expect(p[0]).toBeCloseTo(3);
  expect(p[1]).toBeCloseTo(-7);
});

test('the same words park the same cars', () => {
  const gare = () => {
    const profil = ['trottoir', 'stationnement', 'descend', 'monte', 'trottoir'];
    const rue = { ...RUE, scene: { ...RUE.scene, profil }, voie: 4, garés: 0.6 };
    const { morceaux } = reseauOf(clipDEssai({ morceaux: [rue] }), JOUR);
    return morceaux[0]!.plan.objets.filter((o) => o.genre === 'usager').map(({ x, y }) => [x, y]);
  };
  expect(gare().length).toBeGreaterThan(5);
  expect(gare()).toEqual(gare());
});

test('in a one-way street all parked cars face the way that I drive', () => {
  const profil = ['trottoir', 'stationnement', 'monte', 'stationnement', 'trottoir'];
  const rue = { ...RUE, scene: { ...RUE.scene, profil }, voie: 3, garés: 1 };
  const { morceaux } = reseauOf(clipDEssai({ morceaux: [rue] }), JOUR);
  const gares = morceaux[0]!.plan.objets.filter((o) => o.genre === 'usager');
  expect(gares.length).toBeGreaterThan(20);
  expect(new Set(gares.map(({ cap }) => cap))).toEqual(new Set([0]));
});

test('a car parked aslant stays within its strip, on both sides', () => {
  const epi = 'stationnement en épi';
  const profil = ['trottoir', epi, 'descend', ':', 'monte', epi, 'trottoir'];
  const rue = { ...RUE, scene: { ...RUE.scene, profil }, voie: 4, garés: 1 };
  const { plan } = reseauOf(clipDEssai({ morceaux: [rue] }), JOUR).morceaux[0]!;
  const gares = plan.objets.filter((o) => o.genre === 'usager');
  expect(gares.length).toBeGreaterThan(40);
  for (const { x, y, cap, taille } of gares) {
    const [long, large] = taille;
    const coins = boite(repere([x, y], cap), -long / 2, long / 2, -large / 2, large / 2);
    for (const [cote] of coins) {
      expect(Math.abs(cote)).toBeGreaterThan(3.5);
      expect(Math.abs(cote)).toBeLessThan(8.5);
    }
  }
});
