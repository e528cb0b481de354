import { unescaped } from '../../../../content/html.ts';

/** A piece of the HTML that chapters are made of. */
type Noeud = string | { balise: string; attributs: string; dans: Noeud[] };

export const escaped = (texte: string): string =>
  texte.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const SEULES = new Set(['br', 'img']);

function parse(html: string): Noeud[] {
  const racine: Noeud[] = [];
  const pile = [{ balise: '', dans: racine }];
  for (const [tout, fin, balise, attributs = ''] of html.matchAll(
    /<(\/?)([a-z0-9]+)((?:\s[^<>]*)?)>|[^<]+/g,
  )) {
    const ici = pile.at(-1)!;
    if (!balise) ici.dans.push(tout);
    else if (fin) {
      if (ici.balise !== balise) throw NONE;
      pile.pop();
    } else {
      const noeud = { balise, attributs, dans: [] };
      ici.dans.push(noeud);
      if (!SEULES.has(balise)) pile.push(noeud);
    }
  }
  return racine;
}

/** Markdown has no words for it. */
const NONE = new Error('no markdown');

/** Of a drawn picture the words that a block has for it. */
export type MotsOf = (src: string, alt: string) => string | undefined;

/**
 * The Markdown that reads as this HTML, as far as one can tell; undefined where there is none. Whoever
 * asks reads it again and compares.
 */
export function markdownOf(html: string, motsOf: MotsOf): string | undefined {
  try {
    return blocs(parse(html), motsOf).join('\n\n');
  } catch (cause) {
    if (cause !== NONE) throw cause;
    return undefined;
  }
}

const isBlank = (noeud: Noeud) => typeof noeud === 'string' && noeud.trim() === '';

function blocs(noeuds: Noeud[], motsOf: MotsOf): string[] {
  return noeuds
    .filter((noeud) => !isBlank(noeud))
    .map((noeud) => {
      if (typeof noeud === 'string' || noeud.attributs !== '') throw NONE;
      const { balise, dans } = noeud;
      if (balise === 'p') return figureOf(dans, motsOf) ?? enLigne(dans);
      if (balise === 'h2') return `## ${enLigne(dans)}`;
      if (balise === 'ul' || balise === 'ol') return liste(balise, dans);
      if (balise === 'blockquote') return prefixed('> ', blocs(dans, motsOf).join('\n\n'));
      throw NONE;
    });
}

const prefixed = (prefix: string, texte: string) =>
  texte
    .split('\n')
    .map((ligne) => `${prefix}${ligne}`.trimEnd())
    .join('\n');

function figureOf(dans: Noeud[], motsOf: MotsOf): string | undefined {
  const [seul] = dans;
  if (dans.length !== 1 || typeof seul === 'string' || seul?.balise !== 'img') return undefined;
  const [, src, alt] =
    /^ src="([^"]*)" alt="([^"]*)"(?: width="\d+" height="\d+")?$/.exec(seul.attributs) ?? [];
  const mots = src === undefined ? undefined : motsOf(src, unescaped(alt!));
  if (mots === undefined) throw NONE;
  return `\`\`\`dessin\n${mots}\n\`\`\``;
}

function liste(balise: string, dans: Noeud[]): string {
  const points = dans.filter((noeud) => !isBlank(noeud));
  return points
    .map((point, at) => {
      if (typeof point === 'string' || point.balise !== 'li' || point.attributs !== '') throw NONE;
      const marque = balise === 'ol' ? `${at + 1}. ` : '- ';
      const suite = point.dans.findIndex((n) => typeof n !== 'string' && /^[uo]l$/.test(n.balise));
      const mots = enLigne(suite === -1 ? point.dans : point.dans.slice(0, suite)).trimEnd();
      const sous = suite === -1 ? [] : point.dans.slice(suite).filter((n) => !isBlank(n));
      const dessous = sous.map((n) => {
        if (typeof n === 'string') throw NONE;
        return `\n${liste(n.balise, n.dans)}`;
      });
      const retrait = ' '.repeat(marque.length);
      return marque + (mots + dessous.join('')).replace(/\n/g, `\n${retrait}`);
    })
    .join('\n');
}

function enLigne(noeuds: Noeud[]): string {
  return noeuds
    .map((noeud) => {
      if (typeof noeud === 'string') return ecrit(unescaped(noeud));
      if (noeud.attributs !== '') throw NONE;
      if (noeud.balise === 'strong') return `**${enLigne(noeud.dans)}**`;
      if (noeud.balise === 'em') return `*${enLigne(noeud.dans)}*`;
      if (noeud.balise === 'br') return '\\';
      throw NONE;
    })
    .join('');
}

/** What would mean something is said not to. */
const ecrit = (texte: string) =>
  texte.replace(/[\\`*_[\]<]/g, '\\$&').replace(/^(\s*)([#>+-]|\d+(?=[.)]))/gm, '$1\\$2');
