import { expect, test } from 'vitest';
import { lexique } from '../../../../drawing/index.ts';
import { completionsOf } from './completions.ts';

const LEXIQUE = lexique();

/** A bar marks the caret. */
const offered = (drawn: string) => {
  const caret = drawn.indexOf('|');
  return completionsOf(drawn.replace('|', ''), caret, LEXIQUE);
};
const first = (drawn: string): string => {
  const { debut, fin, suites } = offered(drawn)!;
  const texte = drawn.replace('|', '');
  return texte.slice(0, debut) + suites[0]!.tape + texte.slice(fin);
};

const TETE = 'image:\n  scene:\n    lieu: carrefour\n';

test.each([
  ['i|', 'image: '],
  ['image:\n  s|', 'image:\n  scene: '],
  ['image: { pan|', 'image: { panneau: '],
  ['image: { panneau: stop|', 'image: { panneau: B5'],
  ['image:\n  scene:\n    lieu: ca|', 'image:\n  scene:\n    lieu: carrefour'],
  ['image:\n  scene:\n    li|\n    branches: {}', 'image:\n  scene:\n    lieu: \n    branches: {}'],
  ['image:\n  scene:\n    lieu: rou|', 'image:\n  scene:\n    lieu: route'],
  [`${TETE}    us|`, `${TETE}    usagers: `],
  [`${TETE}    br|\n    usagers: []`, `${TETE}    branches: \n    usagers: []`],
  [`${TETE}    branches: { no|`, `${TETE}    branches: { nord: `],
  [`${TETE}    branches: { nord: { fe|`, `${TETE}    branches: { nord: { feu: `],
  [
    `${TETE}    branches:\n      nord: { feu: vert, pass| }\n      sud: {}`,
    `${TETE}    branches:\n      nord: { feu: vert, passage:  }\n      sud: {}`,
  ],
  [`${TETE}    usagers:\n      - { qui: cami|`, `${TETE}    usagers:\n      - { qui: camionnette`],
  [
    `${TETE}    usagers:\n      - { qui: voiture, ver| }\n      - { qui: bus, de: est }`,
    `${TETE}    usagers:\n      - { qui: voiture, vers:  }\n      - { qui: bus, de: est }`,
  ],
  [`${TETE}    usagers:\n      - q|`, `${TETE}    usagers:\n      - qui: `],
  [
    `${TETE}    usagers:\n      - qui: velo\n        cou|`,
    `${TETE}    usagers:\n      - qui: velo\n        couleur: `,
  ],
  [
    'image:\n  scene:\n    lieu: route\n    profil: [trottoir, desc|',
    'image:\n  scene:\n    lieu: route\n    profil: [trottoir, descend',
  ],
  [
    'image:\n  scene:\n    lieu: route\n    éléments:\n      - { quoi: ecole|, a: 3 }',
    'image:\n  scene:\n    lieu: route\n    éléments:\n      - { quoi: école, a: 3 }',
  ],
  ['image: { feu: vert }\nve|', 'image: { feu: vert }\nverifie: '],
  [
    'image: { feu: vert }\nverifie: { question: cè|',
    'image: { feu: vert }\nverifie: { question: cède',
  ],
  [
    'image: { scene: { usagers: [{ qui: tram }] } }\nverifie: { question: premier, a: t|',
    'image: { scene: { usagers: [{ qui: tram }] } }\nverifie: { question: premier, a: tram',
  ],
])('%j goes on as %j', (drawn, expected) => {
  expect(first(drawn)).toBe(expected);
});

test('only what fits there: keys of a road on a road, none that is there, nothing in a comment', () => {
  const mots = (drawn: string) => offered(drawn)?.suites.map(({ mot }) => mot) ?? [];
  const route = 'image:\n  scene:\n    lieu: route\n';
  expect(mots(`${route}    |`)).toContain('profil');
  expect(mots(`${route}    |`)).not.toContain('branches');
  expect(mots(`${TETE}    |`)).toContain('branches');
  expect(mots(`${TETE}    |`)).not.toContain('lieu');
  expect(mots(`${TETE}    # us|`)).toEqual([]);
  expect(mots(`${route}    usagers:\n      - { qui: voiture, moi: |`)).toEqual(['oui', 'non']);
  expect(mots(`${route}    longueur: |`)).toEqual([]);
});
