import { expect, test } from 'vitest';
import { type Run, compareMots, compareTextes } from './compareTextes.ts';

const SIGNES = { commun: '', avant: '-', apres: '+' };
const marked = (avant: string, apres: string) =>
  compareTextes(avant, apres)
    .map(({ texte, genre }) => `${SIGNES[genre]}(${texte})`)
    .join('');
const only = (avant: string, apres: string, but: 'avant' | 'apres') =>
  compareTextes(avant, apres)
    .filter(({ genre }) => genre !== but)
    .map(({ texte }) => texte)
    .join('');

test.each([
  ['Le tram passe.', 'Le tram passe.', '(Le tram passe.)'],
  ['', 'Le tram passe.', '+(Le tram passe.)'],
  ['Le tram passe.', '', '-(Le tram passe.)'],
  ['Le tram passe.', 'Le bus passe.', '(Le )-(tram )+(bus )(passe.)'],
  ['a b c d', 'a c d e', '(a )-(b )(c d )+(e)'],
  ['un deux trois', 'zéro un trois', '+(zéro )(un )-(deux )(trois)'],
  ['a b a b', 'b a b a', '-(a )(b a b )+(a)'],
])('%s → %s', (avant, apres, expected) => {
  expect(marked(avant, apres)).toBe(expected);
});

test('both texts are there whole, whatever they are', () => {
  const words = ['a', 'b', 'cc ', '\n  d', 'é', ' '];
  for (let seed = 1; seed < 400; seed++) {
    const text = (n: number) =>
      Array.from({ length: (seed * n) % 9 }, (_, i) => words[(seed * n + i * i * n) % 6]).join(' ');
    const [avant, apres] = [text(7), text(11)];
    expect(only(avant, apres, 'avant')).toBe(apres);
    expect(only(avant, apres, 'apres').replace(/\s/g, '')).toBe(avant.replace(/\s/g, ''));
  }
});

test('texts too long to compare are one for the other, but for what they begin and end with', () => {
  const long = (word: string) => `Ici ${`${word} `.repeat(999)}ici ${`${word} `.repeat(999)}fin.`;
  expect(compareTextes(long('a'), long('b')).map(({ genre }) => genre)).toEqual([
    'commun',
    'avant',
    'apres',
    'commun',
  ]);
});

const sides = (bouts: Run[]) =>
  bouts.map(({ texte, autre }) => (autre ? `[${texte.trim()}]` : texte.trim())).join(' ');

test.each([
  ['Vous roulez à 50 km/h.', 'Vous roulez à 70 km/h.', 'Vous roulez à [50] km/h.', '[70]'],
  ['Le tram passe.', 'Le tram passe avant vous.', 'Le tram [passe.]', '[passe avant vous.]'],
  ['', 'Oui', '', '[Oui]'],
  ['un deux', 'un  deux', 'un  deux', 'un  deux'],
])('%s / %s', (mien, leur, own, other) => {
  const compared = compareMots(mien, leur);
  expect(sides(compared.mien)).toBe(own);
  expect(sides(compared.leur)).toContain(other);
  expect(compared.leur.map(({ texte }) => texte).join('')).toBe(leur);
});
