import { expect, test } from 'vitest';
import { motsDans } from './motsDans.ts';

const mots = [
  { mot: 'accotement', autres: ['accotements'] },
  { mot: 'accotement de plain-pied', autres: [] },
  { mot: 'engagé', autres: ['s’engager'] },
  { mot: 'feu', autres: [] },
];
const dits = (...textes: string[]) => motsDans(mots, textes).map(({ mot }) => mot);

test('each word once, in the order of the text, and no part of another word', () => {
  expect(dits('Le feu, puis l’accotement.', 'Un feu, des feuilles.')).toEqual([
    'feu',
    'accotement',
  ]);
});

test('the longest form wins, with any space in it', () => {
  expect(dits('Sur l’accotement\u00a0de plain-pied')).toEqual(['accotement de plain-pied']);
});

test('capitals and other forms are found', () => {
  expect(dits('ACCOTEMENTS', 'Il va s’engager')).toEqual(['accotement', 'engagé']);
});

test('nothing is found in nothing', () => {
  expect(dits('')).toEqual([]);
  expect(motsDans([], ['feu'])).toEqual([]);
});
