import { expect, test } from 'vitest';
import { defautsDesFenetres, defautsDuClip, type Fixe } from './defauts.ts';
import { CARREFOUR, clipDEssai, RISQUE, RUE } from './exemples.ts';
import { filmDuClip } from './film.ts';
import type { Fenetre } from './juge.ts';
import { reseauOf } from './reseau.ts';

const A = { qui: 'piéton', trajet: [{ t: 0, quand: 12, devant: 10, droite: 3.6 }] };

function defautsOf(
  change: Record<string, unknown>,
  { fixes = [], ouvertures }: { fixes?: Fixe[]; ouvertures?: (number | undefined)[] } = {},
): string[] {
  const clip = clipDEssai(change);
  const reseau = reseauOf(clip, '2026-11-27');
  const film = filmDuClip(clip, reseau);
  return defautsDuClip(clip, reseau, film, fixes, ouvertures ?? clip.risques.map(({ dès }) => dès));
}

test('a low sun goes with a dry day alone', () => {
  expect(defautsOf({ temps: 'pluie', lumière: 'soir' })).toContain(
    '« lumière: soir » ne va qu’avec « temps: jour »',
  );
});

test('a drive within the law, with a danger that can be seen, has no fault', () => {
  expect(defautsOf({ acteurs: { A }, risques: [RISQUE] })).toEqual([]);
});

test.each([
  [
    'too fast for the place',
    {
      allure: [
        [0, 58],
        [20, 58],
      ],
    },
    /58 km\/h où la limite est 50/,
  ],
  [
    'a jump of speed',
    {
      allure: [
        [0, 40],
        [9, 40],
        [9.4, 5],
        [20, 5],
      ],
    },
    /je freine de/,
  ],
  [
    'a racing start',
    {
      allure: [
        [0, 0],
        [1, 40],
        [20, 40],
      ],
    },
    /j’accélère de/,
  ],
  [
    'a bend taken at full speed',
    { morceaux: [RUE, { ...CARREFOUR, vers: 'est' }, RUE] },
    /je prends un virage à 40 km\/h/,
  ],
  [
    'somebody driven through',
    { acteurs: { A: { ...A, trajet: [{ t: 0, quand: 10, devant: 0, droite: 0 }] } } },
    /moi et A se heurtent/,
  ],
  [
    'two who drive through each other',
    {
      acteurs: {
        B: {
          qui: 'voiture',
          trajet: [
            { t: 0, quand: 0, devant: 90, droite: -3.5 },
            { t: 12, quand: 0, devant: 30, droite: -3.5 },
          ],
        },
        C: { qui: 'vélo', trajet: [{ t: 0, quand: 0, devant: 60, droite: -3.5 }] },
      },
    },
    /B et C se heurtent/,
  ],
  ['a way that ends before the clip', { départ: 100, durée: 40 }, /le chemin a \d+ m/],
  ['a danger that is nobody', { risques: [RISQUE] }, /vise « A », qui n’est pas un acteur/],
  [
    'a danger that ends with the film',
    { acteurs: { A }, risques: [{ ...RISQUE, dès: 16, jusque: 19.5 }] },
    /finit avec le film/,
  ],
  [
    'a danger too short to be met',
    { acteurs: { A }, risques: [{ ...RISQUE, dès: 8, jusque: 8.8 }] },
    /ne dure que 0,8\u00a0s/,
  ],
  [
    'a danger that lasts like a lecture',
    { acteurs: { A }, risques: [{ ...RISQUE, dès: 4, jusque: 15 }] },
    /ce n’est plus un risque/,
  ],
  [
    'a danger in the first second',
    { acteurs: { A }, risques: [{ ...RISQUE, dès: 1, jusque: 5 }] },
    /personne n’est prêt/,
  ],
])('refused: %s', (_, change, phrase) => {
  expect(defautsOf(change).join('\n')).toMatch(phrase);
});

test('refused: a danger that is never seen', () => {
  const defauts = defautsOf({ acteurs: { A }, risques: [RISQUE] }, { ouvertures: [undefined] });
  expect(defauts).toEqual(['« Un piéton traverse » ne se voit jamais à temps']);
});

test('refused: a walker inside a house', () => {
  const { ligne } = reseauOf(clipDEssai(), '2026-11-27');
  const maison: Fixe = { nom: 'une maison', ...ligne.at(120, 6), longueur: 8, largeur: 8 };
  const defauts = defautsOf(
    { acteurs: { A: { ...A, trajet: [{ t: 0, quand: 0, devant: 115, droite: 6 }] } } },
    { fixes: [maison] },
  );
  expect(defauts).toEqual(['à 0,0\u00a0s, A touche une maison']);
});

test('refused: a danger that is hidden while it is looked for', () => {
  const clip = clipDEssai({ acteurs: { A }, risques: [RISQUE] });
  const fenetre = (vus: number): Fenetre => ({
    ouvre: 8,
    ferme: 10,
    cibles: [
      { de: 8, cadres: Array.from({ length: 21 }, (_, i) => (i < vus ? [0, 0.1, 0.1, 0] : null)) },
    ],
  });
  expect(defautsDesFenetres(clip, [fenetre(17)])).toEqual([]);
  expect(defautsDesFenetres(clip, [fenetre(6)])).toEqual([
    '« Un piéton traverse » n’est à voir que 29 % du temps où on le cherche',
  ]);
});

test('refused: a danger so far aside that an upright phone does not show it', () => {
  const clip = clipDEssai({ acteurs: { A }, risques: [RISQUE] });
  const aCote = (gauche: number): Fenetre => ({
    ouvre: 8,
    ferme: 10,
    cibles: [{ de: 8, cadres: Array.from({ length: 21 }, () => [gauche, 0.1, gauche + 0.1, 0]) }],
  });
  expect(defautsDesFenetres(clip, [aCote(0.4)])).toEqual([]);
  expect(defautsDesFenetres(clip, [aCote(0.52)])).toEqual([
    '« Un piéton traverse » n’est à voir que 0 % du temps où on le cherche, sur un téléphone debout',
  ]);
});
