import { htmlOf } from './htmlOf.ts';
import type { Lettre } from './lettre.ts';
import { texteOf } from './texteOf.ts';

const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const clean = (text: string) =>
  text
    .replace(INVISIBLE, ' ')
    .trim()
    .replaceAll('«\u00a0', '«\u00a0')
    .replaceAll('\u00a0»', '\u00a0»');
const cleanLines = (text: string) => text.split(/\r?\n/).map(clean).join('\n');

/** Mail clients would turn these into links. */
const LINKABLE = /[/@]|\.\p{L}{2}/u;

/** Omits a name that looks like an address: strangers could make us mail links. */
export function messageOf(brute: Lettre) {
  const { bouton } = brute;
  if (bouton && !/^https?:\/\/[^\s<>"]+$/.test(bouton.adresse))
    throw new Error('A button of a letter leads to a web page.');
  const salutation = clean(brute.salutation);
  const lettre: Lettre = {
    ...brute,
    sujet: clean(brute.sujet),
    salutation: LINKABLE.test(salutation) ? 'Bonjour,' : salutation,
    paragraphes: brute.paragraphes.map(cleanLines),
    ...(bouton && { bouton: { ...bouton, libelle: clean(bouton.libelle) } }),
    ...(brute.code !== undefined && { code: clean(brute.code) }),
    ...(brute.notes && { notes: brute.notes.map(cleanLines) }),
  };
  return { sujet: lettre.sujet, texte: texteOf(lettre), html: htmlOf(lettre) };
}
