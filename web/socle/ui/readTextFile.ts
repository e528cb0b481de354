import { D_UN_OCTET, ENCODAGES, type Encodage, vraisemblance } from './encodages.ts';

export interface Lecture {
  texte: string;
  encodage: Encodage;
  /** Guessed by its letters: somebody should check them. */
  devine: boolean;
}

export class FichierIllisible extends Error {}

const EXCEL =
  'Ce fichier est un classeur, pas un texte. Ouvrez-le, choisissez Enregistrer sous, puis «\u00a0CSV UTF-8\u00a0», et déposez ce fichier-là. Ou copiez le tableau, et collez-le ci-dessous.';

const AUTRES: readonly [string, string][] = [
  ['PK\u0003\u0004', EXCEL],
  ['\u00D0\u00CF\u0011\u00E0', EXCEL],
  [
    '%PDF',
    'Ce fichier est un PDF\u00a0: demandez le tableau dont il vient, ou collez-le ci-dessous.',
  ],
  [
    '{\\rtf',
    'Ce fichier est un document, pas un tableau\u00a0: copiez le tableau, et collez-le ci-dessous.',
  ],
  ['\u0089PNG', 'Ce fichier est une image\u00a0: il faut le tableau lui-même.'],
  ['\u00FF\u00D8\u00FF', 'Ce fichier est une image\u00a0: il faut le tableau lui-même.'],
  [
    '\u001F\u008B',
    'Ce fichier est une archive\u00a0: ouvrez-la, et déposez le fichier qui est dedans.',
  ],
];
const PAGE =
  'Ce fichier est une page web, malgré son nom. Ouvrez-le dans Excel, choisissez Enregistrer sous, puis «\u00a0CSV UTF-8\u00a0».';

/** Decodes as `voulu`, else by its bytes; throws FichierIllisible. */
export async function readTextFile(file: Blob, voulu?: Encodage): Promise<Lecture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const debut = String.fromCharCode(...bytes.subarray(0, 512));
  for (const [signature, phrase] of AUTRES)
    if (debut.startsWith(signature)) throw new FichierIllisible(phrase);
  if (/^\W{0,3}\s*<(!doctype html|html|table|\?xml)/i.test(debut)) throw new FichierIllisible(PAGE);
  if (voulu) return { texte: ENCODAGES[voulu].decode(bytes), encodage: voulu, devine: true };
  const unicode = utf16Of(bytes);
  if (unicode) return { texte: ENCODAGES[unicode].decode(bytes), encodage: unicode, devine: false };
  try {
    const texte = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { texte, encodage: 'utf-8', devine: false };
  } catch {
    return ofOneByte(bytes);
  }
}

/** Tells the encoding by its byte order mark, else by alternating zero bytes. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const some = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [at, byte] of some.entries()) if (byte === 0) zeros[at % 2]!++;
  const half = some.length / 2;
  if (zeros[1]! > half * 0.6 && zeros[0]! < half * 0.1) return 'utf-16le';
  if (zeros[0]! > half * 0.6 && zeros[1]! < half * 0.1) return 'utf-16be';
  return null;
}

function ofOneByte(bytes: Uint8Array): Lecture {
  const { letters, wrong } = utf8In(bytes);
  if (letters >= wrong.length) throw new FichierIllisible(brokenAt(bytes, wrong));
  const lues = D_UN_OCTET.map((encodage) => {
    const texte = ENCODAGES[encodage].decode(bytes);
    return { texte, encodage, points: vraisemblance(texte) };
  });
  const [best] = lues.toSorted((one, other) => other.points - one.points);
  return { texte: best!.texte, encodage: best!.encodage, devine: true };
}

/** Counts whole multi-byte letters, and lists invalid places. */
function utf8In(bytes: Uint8Array): { letters: number; wrong: number[] } {
  let letters = 0;
  const wrong: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at]!;
    const more = byte < 0x80 ? 0 : byte >= 0xc2 && byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    const rest = bytes.subarray(at + 1, at + 1 + more);
    const whole =
      byte < 0x80 ||
      (byte >= 0xc2 && byte < 0xf5 && rest.length === more && rest.every((b) => b >> 6 === 0b10));
    if (!whole) wrong.push(at);
    else if (more > 0) letters++;
    at += whole ? more + 1 : 1;
  }
  return { letters, wrong };
}

const AVANT = 15;
const MOST = 5;

function brokenAt(bytes: Uint8Array, wrong: readonly number[]): string {
  const lignes = new Set<number>();
  let [ligne, at] = [1, 0];
  for (const place of wrong) {
    for (; at < place; at++)
      if (bytes[at] === 10 || (bytes[at] === 13 && bytes[at + 1] !== 10)) ligne++;
    lignes.add(ligne);
  }
  const before = new TextDecoder().decode(bytes.subarray(Math.max(0, wrong[0]! - AVANT), wrong[0]));
  const mots = before
    .replace(/^\uFFFD+/, '')
    .split(/[\r\n;,\t|]/)
    .at(-1)!;
  const ou = [...lignes].slice(0, MOST).join(', ') + (lignes.size > MOST ? '…' : '');
  const apres = mots === '' ? '' : `, après «\u00a0${mots}\u00a0»`;
  return lignes.size === 1
    ? `Ce fichier est en UTF-8, et une lettre y est abîmée à la ligne ${ou}${apres}\u00a0: corrigez-la dans le fichier d’origine, et enregistrez-le à nouveau.`
    : `Ce fichier mêle deux encodages\u00a0: des lettres sont abîmées aux lignes ${ou}. Enregistrez-le en entier en «\u00a0CSV UTF-8\u00a0».`;
}

/** Words that another encoding would change, for somebody to check. */
export const motsTemoins = (texte: string, most = 6): string[] =>
  [
    ...new Set(texte.match(/[\p{L}’'-]*[^\0-\x7F][^\s;,|"]*/gu)?.map((mot) => mot.slice(0, 30))),
  ].slice(0, most);
