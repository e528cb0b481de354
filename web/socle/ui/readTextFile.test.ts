import { describe, expect, test } from 'vitest';
import { ENCODAGES, type Encodage } from './encodages.ts';
import { FichierIllisible, readTextFile, motsTemoins } from './readTextFile.ts';

const TABLE =
  'Nom;Prénom;E-mail\r\nLefèvre;Zoé;zoe@classe.test\r\nD’Haese;Noël;noel@classe.test\r\nvan Aa;Anaïs;a@b.test\r\nGAËLLE;FRANÇOIS;g@b.test\r\n';

function bytesOf(texte: string, encodage: Encodage): Uint8Array<ArrayBuffer> {
  const codes = new Map(
    Array.from({ length: 256 }, (_, byte) => [
      ENCODAGES[encodage].decode(new Uint8Array([byte])),
      byte,
    ]),
  );
  return Uint8Array.from(texte, (signe) => codes.get(signe) ?? 63);
}
const utf16 = (texte: string) => new Uint8Array(Buffer.from(texte, 'utf16le'));
const utf8 = (texte: string) => new TextEncoder().encode(texte);
const read = (bytes: Uint8Array<ArrayBuffer>, voulu?: Encodage) =>
  readTextFile(new Blob([bytes]), voulu);
const sansMark = (texte: string) => texte.replace(/^\uFEFF/, '');

test.each<[string, Uint8Array<ArrayBuffer>, boolean]>([
  ['UTF-8', utf8(TABLE), false],
  ['UTF-8 with its mark', utf8(`\uFEFF${TABLE}`), false],
  ['«\u00a0Texte Unicode\u00a0»', utf16(`\uFEFF${TABLE}`), false],
  ['the same of a Mac', new Uint8Array(Buffer.from(utf16(`\uFEFF${TABLE}`)).swap16()), false],
  ['the same without its mark', utf16(TABLE), false],
  ['the same of a Mac without its mark', new Uint8Array(Buffer.from(utf16(TABLE)).swap16()), false],
  ['the code page of Windows', bytesOf(TABLE, 'windows-1252'), true],
  ['that of old Macs', bytesOf(TABLE, 'macintosh'), true],
  ['that of MS-DOS', bytesOf(TABLE.replace('’', "'"), 'cp850'), true],
])('%s is read', async (_, bytes, devine) => {
  const lue = await read(bytes);
  expect(sansMark(lue.texte).replace('’', "'")).toBe(TABLE.replace('’', "'"));
  expect(lue.devine).toBe(devine);
});

describe.each(['windows-1252', 'macintosh', 'cp850'] as const)('one word in %s', (encodage) => {
  test.each([
    'Zoé',
    'Lefèvre',
    'Noël',
    'Anaïs',
    'François',
    'LÉA',
    'Benoît',
    'Jérôme',
    'Müller',
    'ZOÉ',
  ])('%s', async (nom) => {
    const texte = `Nom;E-mail\n${nom};x@y.be\n`;
    expect((await read(bytesOf(texte, encodage))).texte).toBe(texte);
  });
});

test('somebody who knows better chooses', async () => {
  const lue = await read(bytesOf(TABLE, 'macintosh'), 'macintosh');
  expect([lue.texte, lue.encodage]).toEqual([TABLE, 'macintosh']);
});

test('one letter that is broken is told with its line, and nothing is read otherwise', async () => {
  const bytes = utf8(TABLE);
  const at = Buffer.from(bytes).indexOf('Noël') + 2;
  const broken = new Uint8Array([...bytes.subarray(0, at), 0xeb, ...bytes.subarray(at + 2)]);
  await expect(read(broken)).rejects.toThrow(/UTF-8.*ligne 3, après «\sNo\s»/);
  const cut = bytes.subarray(0, bytes.length - 2);
  await expect(read(new Uint8Array([...cut, 0xc3]))).rejects.toThrow(/ligne 5/);
});

test('two code pages in one file are told', async () => {
  const more = new Uint8Array([...utf8(TABLE), ...bytesOf('Émile;é\r\nZoé;x\r\n', 'windows-1252')]);
  await expect(read(more)).rejects.toThrow(/deux encodages.*lignes 6, 7/);
});

test.each([
  ['a workbook', 'PK\u0003\u0004xl/workbook.xml', /classeur.*CSV UTF-8/],
  ['an old workbook', '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1', /classeur/],
  ['a PDF', '%PDF-1.7', /PDF/],
  ['a document', '{\\rtf1', /document/],
  ['a page', '<html><table>', /page web/],
  ['a page with blanks', '\r\n  <!DOCTYPE HTML>', /page web/],
  ['a picture', '\u0089PNG\r\n', /image/],
])('%s is refused with what to do', async (_, texte, phrase) => {
  const bytes = Uint8Array.from(texte, (signe) => signe.charCodeAt(0));
  await expect(read(bytes)).rejects.toThrow(FichierIllisible);
  await expect(read(bytes)).rejects.toThrow(phrase);
});

test('words to look at', () => {
  expect(motsTemoins('Nom;Zoé;D’Haese;zoe@x.be;Zoé;"Lefèvre"')).toEqual([
    'Zoé',
    'D’Haese',
    'Lefèvre',
  ]);
});
