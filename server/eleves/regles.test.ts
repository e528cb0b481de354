import { describe, expect, test } from 'vitest';
import { cellOf } from '../kernel/csv.ts';
import { articleOf, faiblessesOf } from './faiblesses.ts';
import { jourLu, lireClasse } from './lireClasse.ts';

const read = (texte: string) =>
  lireClasse(texte).map(({ ligne, nom, prenom, email, naissance, produit }) =>
    [ligne, nom, prenom, email, naissance, produit].join('|'),
  );

describe('lireClasse', () => {
  test.each([
    ['pasted from a spreadsheet', 'A\tB\tc@d.be\t1/2/2003\tP', ['1|A|B|c@d.be|1/2/2003|P']],
    ['semicolons and quotes', '"A; ""x""";B;c@d.be', ['1|A; "x"|B|c@d.be||']],
    ['commas', 'A,B,c@d.be', ['1|A|B|c@d.be||']],
    ['a mark and a hint of Excel', '\uFEFFsep=;\r\nA;B;c@d.be', ['1|A|B|c@d.be||']],
    ['columns by name', 'Prénom;NOM;Courriel\nB;A;c@d.be', ['2|A|B|c@d.be||']],
    ['a column that nobody knows', 'Nom;Âge;E-mail\nA;7;c@d.be', ['2|A||c@d.be||']],
    ['a break in quotes', 'A;"B\nC";c@d.be\nD;E;f@g.be', ['1|A|B\nC|c@d.be||', '3|D|E|f@g.be||']],
    ['empty lines', '\n;;\nA;B;c@d.be\n\n', ['3|A|B|c@d.be||']],
    ['as a Mac writes it', 'A;B;c@d.be\rE;F;g@h.be\r', ['1|A|B|c@d.be||', '2|E|F|g@h.be||']],
    ['separators of all kinds', 'A;B,C\tD;c@d.be', ['1|A|B,C\tD|c@d.be||']],
    ['quotes in the middle', 'A "x";B;c@d.be', ['1|A "x"|B|c@d.be||']],
    ['quotes that nobody closes', 'A;"B', ['1|A|B|||']],
  ])('%s', (_, texte, rows) => {
    expect(read(texte)).toEqual(rows);
  });

  // Each was looked at as a whole for each of its signs once: half a minute, and nobody else was answered.
  test.each([
    ['one cell full of quotes', 'a'.repeat(1e5) + '"'.repeat(1e5)],
    ['two hundred thousand columns', ';'.repeat(2e5)],
    ['a hundred thousand lines', 'a\n'.repeat(1e5)],
    ['nothing but breaks', '\n'.repeat(2e5)],
  ])('%s', (_, texte) => {
    expect(lireClasse(texte).length).toBeLessThanOrEqual(1e5);
  });
});

test.each([
  ['3/7/2007', '2007-07-03'],
  ['03.07.2007', '2007-07-03'],
  ['03-07-2007', '2007-07-03'],
  ['2007-07-03', '2007-07-03'],
  ['hier', 'hier'],
])('the day %s is %s', (typed, day) => {
  expect(jourLu(typed)).toBe(day);
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['+32', `"'+32"`],
  ['-1', `"'-1"`],
  ['@a', `"'@a"`],
  [' =1', `"' =1"`],
  ['\t=1', `"'\t'=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋32', `"'＋32"`],
  ['"=1', '"""=1"'],
  ['a,=1', `"a,'=1"`],
  ['a;\u00a0@b', `"a;'\u00a0@b"`],
  ['a\n-1', `"a\n'-1"`],
  ['Rue Haute 3-5', 'Rue Haute 3-5'],
  ['\u200b=1', `"'\u200b=1"`],
  ['Liège', 'Liège'],
  ['a;b', '"a;b"'],
  [null, ''],
  [5000, '5000'],
])('in a file %j is %s', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

test('articles by their number, whatever their paragraph', () => {
  expect(['12.3.1', '12', 'CVP 12.3', 'loi 34', 'AR 1998 art. 3'].map(articleOf)).toEqual([
    '12',
    '12',
    'CVP 12',
    'loi 34',
    'AR 1998 art. 3',
  ]);
});

test('the weakest first; what was asked twice says nothing, nor does what was all right', () => {
  const asked = (idArticleLois: string | null, ...answers: boolean[]) =>
    answers.map((juste) => ({ idArticleLois, juste }));
  expect(
    faiblessesOf([
      ...asked('12.1', true, false, true, true),
      ...asked('5', false, false, false),
      ...asked('9', false, false),
      ...asked('24', true, true, true),
      ...asked('12.2', false),
      ...asked(null, false, false, false),
    ]),
  ).toEqual([
    { article: '5', fausses: 3, posees: 3 },
    { article: '12', fausses: 2, posees: 5 },
  ]);
});
