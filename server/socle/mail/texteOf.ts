import { marque } from '../../../marque.ts';
import { EXPLOITANT, type Lettre } from './lettre.ts';

const COLUMNS = 72;

/** Cuts lines at 72 columns, but no link. */
export function texteOf({ salutation, paragraphes, bouton, code, notes = [] }: Lettre): string {
  const { nom, slogan, adresseSupport } = marque;
  const parts = [
    salutation,
    ...paragraphes,
    code,
    bouton && `${bouton.libelle}\u00a0:\n${bouton.adresse}`,
    ...notes,
  ];
  // Mail clients take « -- » for the start of a signature.
  const signature = [
    '-- ',
    `${nom}. ${slogan}`,
    `Une question\u202f? ${adresseSupport}`,
    '',
    ...EXPLOITANT,
  ].join('\n');
  const texte = parts.filter((part) => part !== undefined).map(wrapLines);
  return [...texte, wrapLines(signature)].join('\n\n');
}

const wrapLines = (text: string) => text.split('\n').map(wrap).join('\n');

function wrap(line: string): string {
  if (widthOf(line) <= COLUMNS) return line;
  const lines: string[] = [];
  let current = '';
  let width = 0;
  for (const word of line.split(' ').flatMap(cut)) {
    const more = widthOf(word);
    if (current !== '' && width + 1 + more > COLUMNS) {
      lines.push(current);
      current = word;
      width = more;
    } else {
      width = current === '' ? more : width + 1 + more;
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...lines, current].join('\n');
}

const segment = new Intl.Segmenter('fr');
const lettersOf = (text: string) => Array.from(segment.segment(text), ({ segment }) => segment);
/** A fast path: below U+0300 each character is one letter. */
const COMBINING = /[^\u0020-\u02ff\u2010-\u2027\u202f]/;
const widthOf = (text: string) => (COMBINING.test(text) ? lettersOf(text).length : text.length);

/** Cuts long words, except links. */
function cut(word: string): string[] {
  if (widthOf(word) <= COLUMNS || /^https?:\/\//.test(word)) return [word];
  const letters = lettersOf(word);
  const pieces = [];
  for (let at = 0; at < letters.length; at += COLUMNS)
    pieces.push(letters.slice(at, at + COLUMNS).join(''));
  return pieces;
}
