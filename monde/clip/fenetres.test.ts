import { expect, test } from 'vitest';
import { drawSignal } from '../../drawing/drawSignal.ts';
import { clipDEssai, RUE } from '../../films/exemples.ts';
import { filmDuClip } from '../../films/film.ts';
import { reseauOf } from '../../films/reseau.ts';
import { fenetresOf, isVu, regardOf } from './fenetres.ts';
import { buildQuartier } from './quartier.ts';

const JOUR = '2026-11-27';
const risque = {
  titre: 'Un piéton traverse',
  cibles: ['A'],
  indice: 'pas vers la chaussée',
  dit: 'Il s’approche du bord.',
  dès: 8,
  jusque: 11,
  conduite: 'Je ralentis.',
};

function regardDe(change: Record<string, unknown>) {
  const clip = clipDEssai({
    morceaux: [{ ...RUE, scene: { ...RUE.scene, longueur: 160 } }],
    durée: 14,
    ...change,
  });
  const reseau = reseauOf(clip, JOUR);
  const film = filmDuClip(clip, reseau);
  const quartier = buildQuartier(reseau, (signal) => drawSignal(signal, JOUR).signe, 0);
  const regard = regardOf(clip, film, quartier);
  return { regard, fenetres: fenetresOf(clip, regard) };
}
const A = (devant: number, droite: number) => ({
  qui: 'piéton',
  trajet: [{ t: 0, quand: 9, devant, droite }],
});

test('a danger opens when it can be told, if it is seen by then', () => {
  const { fenetres } = regardDe({ acteurs: { A: A(14, 3.6) }, risques: [risque] });
  expect(fenetres[0]).toMatchObject({ ouvre: 8, ferme: 11 });
  expect(fenetres[0]!.cibles[0]!.cadres.filter(Boolean).length).toBeGreaterThan(30);
});

test('too far to be seen, it opens later', () => {
  const { regard, fenetres } = regardDe({
    acteurs: { A: A(60, 3.6) },
    risques: [{ ...risque, dès: 1 }],
  });
  expect(fenetres[0]!.ouvre).toBeGreaterThan(2);
  expect(isVu(regard('A', fenetres[0]!.ouvre - 0.3))).toBe(false);
});

test('behind a lorry nobody is seen: no window', () => {
  const camion = { qui: 'camion', trajet: [{ t: 0, quand: 9, devant: 10, droite: 2 }] };
  const { fenetres } = regardDe({
    acteurs: { A: A(20, 2.6), camion },
    risques: [{ ...risque, dès: 8, jusque: 8.6 }],
  });
  expect(fenetres).toEqual([undefined]);
});

test('behind a house nobody is seen', () => {
  const { fenetres } = regardDe({ acteurs: { A: A(14, 14) }, risques: [risque] });
  expect(fenetres).toEqual([undefined]);
});
