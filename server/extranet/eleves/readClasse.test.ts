import { describe, expect, test } from 'vitest';
import { readJour, questionSurNaissance } from './readJour.ts';
import { readClasse } from './readClasse.ts';
import { ELEVE } from '../../../regles/eleve.ts';
import { teteOf } from './colonnes.ts';

const classe = (texte: string) => {
  const lue = readClasse(texte);
  if (typeof lue === 'string') throw new Error(lue);
  return lue;
};
const read = (texte: string) =>
  classe(texte).brutes.map(({ ligne, nom, prenom, email, naissance, produit }) =>
    [ligne, nom, prenom, email, naissance, produit].join('|'),
  );

describe('readClasse', () => {
  test('knows every column that our export writes, by its own heading', () => {
    const { registreNational: jamais, ...exportes } = ELEVE;
    const labels = Object.values(exportes).map(({ label }) => label);
    expect(teteOf([...labels, jamais.label]).ecartees).toEqual([jamais.label]);
  });

  test.each([
    ['pasted from a spreadsheet', 'A\tB\tc@d.be\t1/2/2003\tP', ['1|A|B|c@d.be|1/2/2003|P']],
    ['semicolons and quotes', '"A; ""x""";B;c@d.be', ['1|A; "x"|B|c@d.be||']],
    ['commas', 'A,B,c@d.be', ['1|A|B|c@d.be||']],
    ['a mark and a hint of Excel', '\uFEFFsep=;\r\nA;B;c@d.be', ['2|A|B|c@d.be||']],
    ['a hint that is right', 'sep=|\nA|B, C|c@d.be', ['2|A|B, C|c@d.be||']],
    ['bars', 'A|B|c@d.be', ['1|A|B|c@d.be||']],
    ['columns by name', 'Prénom;NOM;Courriel\nB;A;c@d.be', ['2|A|B|c@d.be||']],
    ['a column that nobody knows', 'Nom;Âge;Prénom;E-mail\nA;7;B;c@d.be', ['2|A|B|c@d.be||']],
    ['a break in quotes', 'A;"B\nC";c@d.be\nD;E;f@g.be', ['1|A|B C|c@d.be||', '3|D|E|f@g.be||']],
    ['empty lines', '\n;;\nA;B;c@d.be\n\n', ['3|A|B|c@d.be||']],
    ['as a Mac writes it', 'A;B;c@d.be\rE;F;g@h.be\r', ['1|A|B|c@d.be||', '2|E|F|g@h.be||']],
    ['separators of all kinds', 'A;B,C\tD;c@d.be', ['1|A|B,C D|c@d.be||']],
    ['quotes in the middle', 'A "x";B;c@d.be', ['1|A "x"|B|c@d.be||']],
    ['the end of a file of MS-DOS', 'A;B;c@d.be\r\n\u001a', ['1|A|B|c@d.be||']],
    ['what no screen shows', '\u202bA\u00ad;\u200eB\ufeff;\u200bc@d.be', ['1|A|B|c@d.be||']],
    ['letters in two parts', 'Le\u0301vy;B;c@d.be', ['1|L\u00e9vy|B|c@d.be||']],
    ['a cell that was made safe', '"\'=1+1";"\'-B";c@d.be', ['1|=1+1|-B|c@d.be||']],
  ])('%s', (_, texte, rows) => {
    expect(read(texte)).toEqual(rows);
  });

  test.each([
    [
      'a title and a blank line above',
      'Classe 6B;;\n;;\nNom;Prénom;E-mail\nA;B;c@d.be',
      '4|A|B|c@d.be||',
    ],
    ['a title alone above', 'Les élèves, 2026\nNom;Prénom;E-mail\nA;B;c@d.be', '3|A|B|c@d.be||'],
    ['Moodle', 'username,firstname,lastname,email\nx,B,A,c@d.be', '2|A|B|c@d.be||'],
    [
      'Dutch',
      'Naam;Voornaam;E-mailadres;Geboortedatum\nA;B;c@d.be;1/2/2003',
      '2|A|B|c@d.be|1/2/2003|',
    ],
    [
      'a school’s program',
      'N°;Nom de l’élève;Prénom de l’élève;Adresse électronique;Né(e) le\n1;A;B;c@d.be;1/2/2003',
      '2|A|B|c@d.be|1/2/2003|',
    ],
    [
      'how to write it',
      'NOM *;Prénom *;Adresse mail;Date de naissance (JJ/MM/AAAA)\nA;B;c@d.be;1/2/2003',
      '2|A|B|c@d.be|1/2/2003|',
    ],
    [
      'a full name in capitals',
      'Nom et prénom;E-mail\nVAN DER AA Bé;c@d.be',
      '2|VAN DER AA|Bé|c@d.be||',
    ],
    ['a full name of two words', 'Prénom et nom;E-mail\nBé Aa;c@d.be', '2|Aa|Bé|c@d.be||'],
    ['a full name with a comma', 'Élève;E-mail\n"de la A, Bé";c@d.be', '2|de la A|Bé|c@d.be||'],
    [
      'English',
      'Surname|Given name|E-mail address|DOB\nA|B|c@d.be|1/2/2003',
      '2|A|B|c@d.be|1/2/2003|',
    ],
  ])('names of columns: %s', (_, texte, row) => {
    expect(read(texte)).toEqual([row]);
  });

  test('columns that are left out are told', () => {
    const tete = 'N°;Nom;Prénom;E-mail;Classe;E-mail du parent';
    expect(classe(`${tete}\n1;A;B;c@d.be;6B;p@d.be`).ecartees).toEqual([
      'N°',
      'Classe',
      'E-mail du parent',
    ]);
  });

  test.each([
    ['a list without addresses', 'Nom et prénom\nA B', /ligne des titres/],
    ['a letter', 'Madame,\nvoici la liste.', /ligne des titres/],
    ['no first name', 'Nom;E-mail\nA;c@d.be', /Il manque la colonne «\sPrénom\s»/],
    ['no address', 'Nom;Prénom;Classe\nA;B;6B', /Il manque la colonne «\sE-mail\s»/],
    [
      'a username and an address',
      'login;e-mail;classe;né le\nx;c@d.be;6B;',
      /Il manque les colonnes «\sNom\s» et «\sPrénom\s»/,
    ],
  ])('%s is no class, and why', (_, texte, sentence) => {
    expect(readClasse(texte)).toMatch(sentence);
  });

  test.each([
    [
      'a quote that nobody closes',
      'Nom;Prénom;E-mail\nA;B;c@d.be\nD;"E;f@g.be\nH;I;j@k.be',
      3,
      /guillemet/,
    ],
    [
      'a quote that the next line closes',
      'Nom;Prénom;E-mail\nD;"E;f@g.be\nH;"I;j@k.be',
      2,
      /guillemet/,
    ],
    ['more cells than columns', 'Nom;Prénom;E-mail\nA;B;c@d.be;x', 2, /plus de colonnes/],
    ['letters that were misread before', 'Nom;Prénom;E-mail\nLefÃ¨vre;ZoÃ©;c@d.be', 2, /mal lues/],
    ['letters that were lost', 'Nom;Prénom;E-mail\nLef\ufffdvre;B;c@d.be', 2, /mal lues/],
  ])('%s is told with its line', (_, texte, ligne, sentence) => {
    const wrong = classe(texte).brutes.filter(({ fautes }) => fautes.length > 0);
    expect(wrong.map((each) => [each.ligne, each.fautes[0]])).toEqual([
      [ligne, expect.stringMatching(sentence)],
    ]);
  });

  test('a full name that could be cut elsewhere is asked about', () => {
    const { brutes } = classe('Nom et prénom;E-mail\nde la Vallée Zoé;c@d.be');
    expect(brutes[0]).toMatchObject({ nom: 'de la Vallée', prenom: 'Zoé' });
    expect(brutes[0]!.questions).toEqual([expect.stringContaining('Zoé pour le prénom')]);
  });

  // Quadratic matching once took half a minute and blocked all requests.
  test.each([
    ['one cell full of quotes', 'a'.repeat(1e5) + '"'.repeat(1e5)],
    ['two hundred thousand columns', ';'.repeat(2e5)],
    ['a hundred thousand lines', 'a\n'.repeat(1e5)],
    ['nothing but breaks', '\n'.repeat(2e5)],
  ])('%s', (_, texte) => {
    const lue = readClasse(texte);
    expect(typeof lue === 'string' ? 0 : lue.brutes.length).toBeLessThanOrEqual(1e5);
  });
});

const NOW = new Date('2026-11-25T12:00:00Z');

test.each([
  ['3/7/2007', '2007-07-03'],
  ['03.07.2007', '2007-07-03'],
  ['03-07-2007', '2007-07-03'],
  ['3.7.2007.', '2007-07-03'],
  ['03 07 2007', '2007-07-03'],
  ['3/7/07', '2007-07-03'],
  ['03-07-85', '1985-07-03'],
  ['2007-07-03', '2007-07-03'],
  ['2007/7/3', '2007-07-03'],
  ['20070703', '2007-07-03'],
  ['3/07/2007 00:00:00', '2007-07-03'],
  ['3/07/2007 0:00', '2007-07-03'],
  ['2007-07-03T00:00:00', '2007-07-03'],
  ['2007-07-03T00:00:00.000Z', '2007-07-03'],
  ['03/07/2007\u200e', '2007-07-03'],
  ['\u200e3/\u200e07/\u200e2007', '2007-07-03'],
  ['\u00a03/07/2007', '2007-07-03'],
  ["'03/07/2007", '2007-07-03'],
  ['3 juillet 2007', '2007-07-03'],
  ['1er août 2007', '2007-08-01'],
  ['3-juil-07', '2007-07-03'],
  ['3 févr. 2007', '2007-02-03'],
  ['3 maart 2007', '2007-03-03'],
  ['39266', '2007-07-03'],
  ['39266,0', '2007-07-03'],
  ['39266.5', '2007-07-03'],
  ['29/02/2008', '2008-02-29'],
  ['29/02/2007', null],
  ['31/02/2007', null],
  ['7/25/2007', null],
  ['3/7/207', null],
  ['12', null],
  ['123456', null],
  ['hier', null],
  ['3 brumaire 2007', null],
])('the day %s is %s', (typed, day) => {
  expect(readJour(typed, NOW)).toBe(day);
});

test.each([
  ['2026-11-24', /moins d’un an/],
  ['2013-11-25', /13 ans/],
  ['2012-11-25', null],
  ['2012-11-26', /13 ans/],
  ['1936-11-25', null],
  ['1900-01-01', /126 ans/],
])('somebody born on %s: %s is asked', (jour, question) => {
  const told = questionSurNaissance(jour, NOW);
  if (question) expect(told).toMatch(question);
  else expect(told).toBeNull();
});
