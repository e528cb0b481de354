import { expect, test } from 'vitest';
import { readTexte, texteOf } from './index.ts';

const jour = '2026-11-22';
const faults = (texte: string) =>
  readTexte(texte, { jour }).fautes.map(({ ligne, phrase }) =>
    `${ligne} ${phrase}`.replace(/[\u00a0\u202f]/g, ' '),
  );

test.each<[string, string]>([
  ['', 'null Commencez par « image : »'],
  ['- image', '1 Commencez par « image : »'],
  ['verifie: { question: premier, a: moi, b: A }', 'null Commencez'],
  ['image: { panneau: B1 }\nquestion: Qui ?', '2 « question » n’a pas sa place ici'],
  ['image: { panneau: B1 }\nimage: { panneau: B5 }', '2 La clé « image » est là deux fois.'],
  ['image:\n  panneau: Z99', '2 « panneau » : « Z99 » n’existe pas.'],
  [
    'image:\n  panneau: B1\n  valeurs: 3',
    '3 La clé « valeurs » n’existe pas ici : vouliez-vous dire « valeur » ?',
  ],
  [
    'image:\n  scene:\n    lieu: plage',
    '3 « lieu » : « plage » n’existe pas ; valeurs permises : carrefour',
  ],
  [
    'image:\n  scene:\n    lieu: carrefour\n    branches:\n      nord: { panneau: B1 }',
    '5 Branche nord, « panneau » : un signal commence par panneau, feu ou groupe, entre accolades : { panneau: B1 }.',
  ],
  ['image: { panneau: B1', '1 Il manque une accolade'],
  ['image: { panneau: B1\n\n\nverifie: { a: moi }', '1 Il manque une accolade'],
  ['image:\n  feux: [{ feu: "}" }, { feu: a # }\nverifie:\n  a: moi', '2 Il manque une accolade'],
  ['image:\n\tpanneau: B1', '2 Le retrait se fait avec des espaces'],
  ['image:\n    panneau: B1\n  valeur: 1', '3 Le retrait de cette ligne ne va pas'],
  ['image\n  panneau: B1', '1 Il manque un deux-points'],
  ['image: panneau: B1', '1 Une seule clé par ligne'],
  ['image: { panneau: "B1 }', '1 Il manque'],
  ['image: { panneau: B1 }\n---\nimage: { panneau: B1 }', '2 Il n’y a qu’une image ici'],
  ['image: &a { panneau: B1 }\nverifie: *a', '2 Les renvois'],
  ['image: { ? [a] : 1 }', '1 Une clé est un mot'],
  ['image: { "panneau\\q": 1 }', '1 La barre'],
])('%j: %s', (texte, expected) => {
  expect(faults(texte)[0]).toContain(expected);
});

test('words written as people write them read the same', () => {
  const words = {
    image: {
      scene: {
        lieu: 'carrefour',
        branches: { nord: {}, sud: { panneau: { panneau: 'F4a', valeur: '30' } } },
        usagers: [{ qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' }],
      },
    },
    verifie: { question: 'cède', qui: 'moi', a: [], b: ['A'] },
  };
  expect(texteOf(words)).toBe(`image:
  scene:
    lieu: carrefour
    branches: { nord: {}, sud: { panneau: { panneau: F4a, valeur: "30" } } }
    usagers:
      - { qui: voiture, moi: oui, de: sud, vers: nord }
verifie: { question: cède, qui: moi, a: [], b: [ A ] }`);
});

const MONSTRES: [string, string][] = [
  ['brackets', '['.repeat(20_000)],
  ['braces', '{a: '.repeat(5000)],
  ['keys', `{${Array.from({ length: 6000 }, (_, i) => i.toString(36)).join(',')}`],
  ['dashes', '- '.repeat(10_000)],
  ['questions', '? '.repeat(10_000)],
  ['anchors', '&a '.repeat(6600)],
  ['tags', '!a '.repeat(6600)],
  ['references', `&a [x]\n${'*a '.repeat(6600)}`],
  ['directives', '%a\n'.repeat(6600)],
  ['comments', '#\n'.repeat(10_000)],
  ['documents', '---\n'.repeat(5000)],
];

test.each(MONSTRES)('a monster of %s is refused before any parser sees it', (_, texte) => {
  expect(faults(texte)).toHaveLength(1);
  expect(faults(texte)[0]).toMatch(/trop (longue|de crochets)/);
});

test('a bomb of references is no more than a fault', () => {
  const rows = 'abcdefgh'.split('').map((c, i, all) => {
    const inside = i === 0 ? 'x' : `*${all[i - 1]}`;
    return `${c}: &${c} [${Array(9).fill(inside).join(', ')}]`;
  });
  expect(faults(`${rows.join('\n')}\nimage: *h`)).toContainEqual(
    expect.stringContaining('Les renvois'),
  );
});
