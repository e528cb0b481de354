import { parseDocument } from 'htmlparser2';

type Noeud = ReturnType<typeof parseDocument>['children'][number];

export const escaped = (texte: string): string =>
  texte.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Thrown for HTML that Markdown cannot express. */
const NONE = new Error('no markdown');

export type MotsOf = (src: string, alt: string) => string | undefined;

/** Returns undefined for other HTML. The caller converts back and compares. */
export function markdownOf(html: string, motsOf: MotsOf): string | undefined {
  try {
    return blocs(parseDocument(html).children, motsOf).join('\n\n');
  } catch (cause) {
    if (cause !== NONE) throw cause;
    return undefined;
  }
}

const isBlank = (noeud: Noeud) => 'data' in noeud && noeud.data.trim() === '';

/** Throws for attributes, which Markdown would lose. */
function bare(noeud: Noeud) {
  if (!('attribs' in noeud) || Object.keys(noeud.attribs).length > 0) throw NONE;
  return noeud;
}

function blocs(noeuds: Noeud[], motsOf: MotsOf): string[] {
  return noeuds
    .filter((noeud) => !isBlank(noeud))
    .map((noeud) => {
      const { name, children } = bare(noeud);
      if (name === 'p') return figureOf(children, motsOf) ?? enLigne(children);
      if (name === 'h2') return `## ${enLigne(children)}`;
      if (name === 'ul' || name === 'ol') return liste(name, children);
      if (name === 'blockquote') return prefixed('> ', blocs(children, motsOf).join('\n\n'));
      throw NONE;
    });
}

const prefixed = (prefix: string, texte: string) =>
  texte
    .split('\n')
    .map((ligne) => `${prefix}${ligne}`.trimEnd())
    .join('\n');

function figureOf([seul, autre]: Noeud[], motsOf: MotsOf): string | undefined {
  if (autre || !seul || !('attribs' in seul) || seul.name !== 'img') return undefined;
  const mots = motsOf(seul.attribs['src'] ?? '', seul.attribs['alt'] ?? '');
  if (mots === undefined) throw NONE;
  return `\`\`\`dessin\n${mots}\n\`\`\``;
}

function liste(name: string, noeuds: Noeud[]): string {
  return noeuds
    .filter((noeud) => !isBlank(noeud))
    .map((point, at) => {
      const { name: balise, children } = bare(point);
      if (balise !== 'li') throw NONE;
      const marque = name === 'ol' ? `${at + 1}. ` : '- ';
      const suite = children.findIndex((n) => 'attribs' in n && /^[uo]l$/.test(n.name));
      const mots = enLigne(suite === -1 ? children : children.slice(0, suite)).trimEnd();
      const sous = suite === -1 ? [] : children.slice(suite).filter((n) => !isBlank(n));
      const dessous = sous.map((n) => `\n${liste(bare(n).name, bare(n).children)}`);
      const retrait = ' '.repeat(marque.length);
      return marque + (mots + dessous.join('')).replace(/\n/g, `\n${retrait}`);
    })
    .join('\n');
}

function enLigne(noeuds: Noeud[]): string {
  return noeuds
    .map((noeud) => {
      if ('data' in noeud) return ecrit(noeud.data);
      const { name, children } = bare(noeud);
      if (name === 'strong') return `**${enLigne(children)}**`;
      if (name === 'em') return `*${enLigne(children)}*`;
      if (name === 'br') return '\\';
      throw NONE;
    })
    .join('');
}

const ecrit = (texte: string) =>
  texte.replace(/[\\`*_[\]<]/g, '\\$&').replace(/^(\s*)([#>+-]|\d+(?=[.)]))/gm, '$1\\$2');
