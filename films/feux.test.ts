import { expect, test } from 'vitest';
import { defautsDuClip } from './defauts.ts';
import { CARREFOUR, clipDEssai, RUE } from './exemples.ts';
import { filmDuClip } from './film.ts';
import { MESURES } from './morceaux.ts';
import { recitDe } from './recit.ts';
import { reseauOf } from './reseau.ts';

const JOUR = '2026-11-27';
const VERT = [[0, 'vert']];
const ROUGE = [[0, 'rouge']];
const LIBRE = { sud: VERT, nord: VERT, est: ROUGE };

const clipAuxFeux = (feux: Record<string, unknown>, acteurs = {}) =>
  clipDEssai({ morceaux: [RUE, { ...CARREFOUR, feux }, RUE], acteurs });

function defautsOf(feux: Record<string, unknown>, acteurs?: Record<string, unknown>): string[] {
  const clip = clipAuxFeux(feux, acteurs);
  const reseau = reseauOf(clip, JOUR);
  return defautsDuClip(clip, reseau, filmDuClip(clip, reseau), [], []);
}
const deLEst = (change = {}) => ({
  qui: 'voiture',
  carrefour: { morceau: 2, de: 'est', vers: 'sud' },
  trajet: [
    { t: 12, à: -20 },
    { t: 16, à: 20 },
  ],
  ...change,
});

test('lights that follow one another, and nobody at red: no fault', () => {
  const rouges = [
    [0, 'vert'],
    [13, 'orange'],
    [16, 'rouge'],
  ];
  expect(defautsOf({ sud: rouges, nord: rouges, est: [...ROUGE, [17, 'vert']] })).toEqual([]);
});

test.each([
  ['me at red', { ...LIBRE, sud: ROUGE }, {}, /je passe au rouge/],
  ['somebody at red', LIBRE, { A: deLEst() }, /A passe au rouge/],
  [
    'one ahead of me at red',
    { ...LIBRE, sud: [...ROUGE, [5, 'vert']] },
    {
      A: {
        qui: 'voiture',
        trajet: [
          { t: 0, quand: 0, devant: 80 },
          { t: 20, quand: 20, devant: 80 },
        ],
      },
    },
    /A passe au rouge/,
  ],
  [
    'one who is said to pass at red, and does not',
    { sud: [...ROUGE, [20, 'vert']], nord: ROUGE, est: VERT },
    { A: deLEst({ brûle: 'oui' }) },
    /A ne brûle pas le feu/,
  ],
  ['green for two who cross', { ...LIBRE, est: VERT }, {}, /laissent passer nord et est ensemble/],
  ['an arm without a light', { sud: VERT, nord: VERT }, {}, /le bras est n’a pas de feu/],
  ['an arm that is not there', { ...LIBRE, ouest: ROUGE }, {}, /un feu est au bras ouest/],
  ['red after green', { ...LIBRE, sud: [...VERT, [15, 'rouge']] }, {}, /après vert vient orange/],
  [
    'a second of orange',
    { ...LIBRE, nord: [...VERT, [5, 'orange'], [6, 'rouge']] },
    {},
    /reste orange 1,0\u00a0s/,
  ],
  ['a light that begins late', { ...LIBRE, nord: [[2, 'vert']] }, {}, /ne commence pas à 0 s/],
])('refused: %s', (_, feux, acteurs, phrase) => {
  expect(defautsOf(feux, acteurs).join('\n')).toMatch(phrase);
});

test('one may pass at red if the words say so', () => {
  expect(defautsOf(LIBRE, { A: deLEst({ brûle: 'oui' }) })).toEqual([]);
});

test('who does not see the light is told of it', () => {
  const feux = { ...LIBRE, sud: [...ROUGE, [6, 'vert']] };
  const dits = recitDe(clipAuxFeux(feux), JOUR).map(({ texte }) => texte);
  expect(dits).toContain('Ton feu est\u00a0rouge.');
  expect(dits).toContain('Ton feu passe au\u00a0vert.');
});

test('a light is passed at its stop line, not in the middle of the junction', () => {
  const reseau = reseauOf(clipAuxFeux(LIBRE), JOUR);
  const { moiAt } = filmDuClip(clipAuxFeux(LIBRE), reseau);
  const tropTard = Array.from({ length: 100 }, (_, i) => 6 + i / 10).find((vert) =>
    defautsOf({ ...LIBRE, sud: [...ROUGE, [vert, 'vert']] }).some((dit) =>
      dit.endsWith('au rouge'),
    ),
  )!;
  const milieu = reseau.bornes[1]! + MESURES.loin;
  expect(milieu - moiAt(tropTard).metres).toBeGreaterThan(5);
});
