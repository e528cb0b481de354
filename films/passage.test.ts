import { expect, test } from 'vitest';
import { defautsDuClip } from './defauts.ts';
import { clipDEssai, RUE } from './exemples.ts';
import { filmDuClip } from './film.ts';
import { passageAt } from './passage.ts';
import { reseauOf } from './reseau.ts';

const NIVEAU = { quoi: 'passage à niveau', a: 40, barrières: 'ouvertes', feux: 'blanc' };

function defautsOf(passage: unknown, éléments: unknown[] = [NIVEAU]): string[] {
  const clip = clipDEssai({
    morceaux: [RUE, { ...RUE, scene: { ...RUE.scene, éléments }, passage }, RUE],
  });
  const reseau = reseauOf(clip, '2026-11-27');
  return defautsDuClip(clip, reseau, filmDuClip(clip, reseau), [], []);
}

test('lights are red before barriers move, and until they stand again', () => {
  const programme: Parameters<typeof passageAt>[0] = [
    [0, 'ouvert'],
    [10, 'fermé'],
    [30, 'ouvert'],
  ];
  const at = (t: number) => passageAt(programme, t);
  expect(at(9)).toMatchObject({ rouge: false, baisse: 0, feu: 'blanc clignotant' });
  expect(at(12)).toMatchObject({ rouge: true, baisse: 0, feu: 'deux rouges alternés' });
  expect(at(12.6).feu).toBe('deux rouges éteints');
  expect(at(15.5).baisse).toBeCloseTo(0.5);
  expect(at(20)).toMatchObject({ rouge: true, baisse: 1 });
  expect(at(32)).toMatchObject({ rouge: true });
  expect(at(36)).toMatchObject({ rouge: false, baisse: 0 });
});

test('one passes while it is open', () => {
  expect(
    defautsOf([
      [0, 'ouvert'],
      [15, 'fermé'],
    ]),
  ).toEqual([]);
});

test.each([
  ['me while it is closed', [[0, 'fermé']], [NIVEAU], /moi passe un passage à niveau fermé/],
  [
    'me as it opens again',
    [
      [0, 'fermé'],
      [10, 'ouvert'],
    ],
    [NIVEAU],
    /moi passe un passage à niveau fermé/,
  ],
  ['no crossing at all', [[0, 'ouvert']], [], /se ferme, et n’en a pas/],
  [
    'closed twice',
    [
      [0, 'ouvert'],
      [15, 'fermé'],
      [18, 'fermé'],
    ],
    [NIVEAU],
    /fermé deux fois/,
  ],
])('refused: %s', (_, passage, elements, phrase) => {
  expect(defautsOf(passage, elements).join('\n')).toMatch(phrase);
});
