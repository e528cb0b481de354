import { expect, test } from 'vitest';
import { clipsEcrits, clipsMesures } from '../../content/films.ts';
import { drawSignal } from '../../drawing/drawSignal.ts';
import { codes } from '../../droit/codes.ts';
import type { Clip } from '../../films/clip.ts';
import { clipDEssai, RISQUE, RUE } from '../../films/exemples.ts';
import { filmDuClip } from '../../films/film.ts';
import { reseauOf } from '../../films/reseau.ts';
import { fenetresOf, isVu, regardOf } from './fenetres.ts';
import { buildQuartier, volumesDe } from './quartier.ts';

const JOUR = codes.AR1975.du;

function mesureDe(clip: Clip) {
  const reseau = reseauOf(clip, JOUR);
  const film = filmDuClip(clip, reseau);
  const quartier = buildQuartier(reseau, (signal) => drawSignal(signal, JOUR).signe);
  const regard = regardOf(clip, film, quartier);
  return { regard, fenetres: fenetresOf(clip, film, regard) };
}
const mesureDEssai = (change: Record<string, unknown>) =>
  mesureDe(
    clipDEssai({
      morceaux: [{ ...RUE, scene: { ...RUE.scene, longueur: 160 } }],
      durée: 14,
      ...change,
    }),
  );
const A = (devant: number, droite: number) => ({
  qui: 'piéton',
  trajet: [{ t: 0, quand: 9, devant, droite }],
});

test('a danger opens when it can be told, if it is seen by then', () => {
  const { fenetres } = mesureDEssai({ acteurs: { A: A(14, 3.6) }, risques: [RISQUE] });
  expect(fenetres[0]).toMatchObject({ ouvre: 8, ferme: 11 });
  expect(fenetres[0]!.cibles[0]!.cadres.filter(Boolean).length).toBeGreaterThan(30);
});

test.each([
  ['as I do not', 20, 11],
  ['late', 10, 10.6],
  ['too soon for a looker', 8.6, 10],
])('it shuts soon after I can be seen to brake: %s', (_, freine, ferme) => {
  const { fenetres } = mesureDEssai({
    durée: 16,
    allure: [
      [0, 20],
      [freine, 20],
      [freine + 1, 14],
      [30, 10],
    ],
    acteurs: { A: { ...A(14, 3.6), trajet: [{ t: 0, quand: 14, devant: 14, droite: 3.6 }] } },
    risques: [{ ...RISQUE, jusque: 11 }],
  });
  expect(fenetres[0]!.ouvre).toBe(8);
  expect(fenetres[0]!.ferme).toBeCloseTo(ferme, 0);
  expect(fenetres[0]!.ferme).toBeLessThanOrEqual(11);
});

test('too far to be seen, it opens later', () => {
  const { regard, fenetres } = mesureDEssai({
    acteurs: { A: A(60, 3.6) },
    risques: [{ ...RISQUE, dès: 1 }],
  });
  expect(fenetres[0]!.ouvre).toBeGreaterThan(2);
  expect(isVu(regard('A', fenetres[0]!.ouvre - 0.3))).toBe(false);
});

test('in fog its lamps are seen before what carries them', () => {
  const ouvreAvec = (plus: Record<string, unknown>): number => {
    const A = { qui: 'voiture', trajet: [{ t: 0, quand: 9, devant: 30, droite: 0 }], ...plus };
    const clip = { temps: 'brouillard', acteurs: { A }, risques: [{ ...RISQUE, dès: 1 }] };
    return mesureDEssai(clip).fenetres[0]!.ouvre;
  };
  const garee = ouvreAvec({ garé: 'oui' });
  expect(garee).toBeGreaterThan(2);
  expect(ouvreAvec({})).toBeLessThan(garee - 0.5);
});

test('behind a lorry nobody is seen: no window', () => {
  const camion = { qui: 'camion', trajet: [{ t: 0, quand: 9, devant: 10, droite: 2 }] };
  const { fenetres } = mesureDEssai({
    acteurs: { A: A(20, 2.6), camion },
    risques: [{ ...RISQUE, dès: 8, jusque: 8.6 }],
  });
  expect(fenetres).toEqual([undefined]);
});

test('behind a house nobody is seen', () => {
  const { fenetres } = mesureDEssai({ acteurs: { A: A(14, 14) }, risques: [RISQUE] });
  expect(fenetres).toEqual([undefined]);
});

test('behind my own pillar nobody is seen', () => {
  const { regard } = mesureDEssai({ acteurs: { A: A(0, -5.2), B: A(0, -3.2) }, risques: [] });
  const t = 9 - (10 * 3.6) / 40;
  expect(regard('A', t)).toMatchObject({ dedans: 1 });
  expect(isVu(regard('A', t))).toBe(false);
  expect(isVu(regard('B', t))).toBe(true);
});

test('behind a hedge a dog is not seen, and a man is', () => {
  const rue = { ...RUE, scene: { ...RUE.scene, longueur: 160 } };
  const haie = volumesDe(
    buildQuartier(
      reseauOf(clipDEssai({ morceaux: [rue] }), JOUR),
      (signal) => drawSignal(signal, JOUR).signe,
    ),
  ).find(({ nom, hauteur, longueur, pied: [x, , z] }) => {
    const ici = -z;
    return nom === 'une haie' && hauteur > 0.9 && longueur > 3 && x > 0 && ici > 60 && ici < 140;
  });
  const [x, , z] = haie!.pied;
  const metres = 5 + (40 / 3.6) * 9;
  const t = (-z - 12 - 5) / (40 / 3.6);
  const isVuDerriere = (qui: string): boolean => {
    const lui = { ...A(-z - metres, x + 0.9), qui };
    return isVu(mesureDEssai({ acteurs: { lui }, risques: [] }).regard('lui', t));
  };
  expect(isVuDerriere('chien')).toBe(false);
  expect(isVuDerriere('piéton')).toBe(true);
});

/** One in so many is measured again: all of them take a minute. */
const UN_SUR = 10;

test('windows that are kept are those that the seat sees today: npm run films', () => {
  const mesures = clipsMesures();
  const quelques = clipsEcrits().filter((_, i) => i % UN_SUR === 0);
  for (const clip of quelques)
    expect(mesures.get(clip.ref)?.fenetres, clip.ref).toEqual(mesureDe(clip).fenetres);
}, 120_000);
