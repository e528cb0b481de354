import { expect, test } from 'vitest';
import { compareMots, differencesOf } from './differences.ts';
import { NOUVELLE } from './saisie.ts';

const marked = (bouts: { texte: string; autre: boolean }[]) =>
  bouts.map(({ texte, autre }) => (autre ? `[${texte.trim()}]` : texte.trim())).join(' ');

test.each([
  ['Vous roulez à 50 km/h.', 'Vous roulez à 70 km/h.', 'Vous roulez à [50] km/h.', '[70]'],
  ['Le tram passe.', 'Le tram passe avant vous.', 'Le tram [passe.]', '[passe avant vous.]'],
  ['', 'Oui', '', '[Oui]'],
  ['un deux', 'un  deux', 'un  deux', 'un  deux'],
])('%s / %s', (mien, leur, own, other) => {
  const compared = compareMots(mien, leur);
  expect(marked(compared.mien)).toBe(own);
  expect(marked(compared.leur)).toContain(other);
  expect(compared.leur.map(({ texte }) => texte).join('')).toBe(leur);
});

test('only what differs is told, by the name of its field', () => {
  const leur = { ...NOUVELLE, libelle: 'Qui passe ?', a: 'Moi', present: '/img/questions/x.svg' };
  expect(differencesOf(leur, leur)).toEqual([]);
  const mien = { ...leur, a: 'Le bus', correcte: 'b' as const, grave: true };
  expect(differencesOf(mien, leur)).toEqual([
    { champ: 'Réponse A', mien: 'Le bus', leur: 'Moi' },
    { champ: 'Bonne réponse', mien: 'B', leur: '' },
    { champ: 'Faute grave', mien: 'Oui', leur: 'Non' },
  ]);
  expect(differencesOf({ ...leur, sansImage: true }, leur)).toEqual([
    { champ: 'Image', mien: 'Aucune', leur: 'Celle de la question' },
  ]);
});
