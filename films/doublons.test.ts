import { expect, test } from 'vitest';
import { clipsEcrits } from '../content/films.ts';
import { doublonsDe } from './doublons.ts';
import { clipDEssai, RISQUE } from './exemples.ts';

const A = { qui: 'piéton', trajet: [{ t: 0, quand: 9, devant: 10, droite: 3.6 }] };
const un = (change: Record<string, unknown> = {}) =>
  clipDEssai({ acteurs: { A }, risques: [RISQUE], ...change });

test('the same walker with the same cue in the same weather is one clip too many', () => {
  expect(doublonsDe([un(), un({ titre: 'Un autre' })])).toEqual([
    '« Un autre » demande la même chose que « Un essai »',
  ]);
});

test('another weather, somebody else, or no danger at all is another clip', () => {
  const clips = [
    un(),
    un({ temps: 'nuit' }),
    un({ acteurs: { A: { ...A, qui: 'enfant' } } }),
    un({ risques: [] }),
    un({ risques: [] }),
  ];
  expect(doublonsDe(clips)).toEqual([]);
});

test('ours are all different', () => {
  expect(doublonsDe(clipsEcrits())).toEqual([]);
});
