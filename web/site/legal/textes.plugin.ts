import { Lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const FICHIER = /^---\n([^]+?)\n---\n([^]+)$/;
const ENTETE = ['titre', 'description', 'version'];
const ANCRE = / \{#([\w-]+)\}$/;
const CONDITION = /^\{(\w+)\?\} /;
const VALEUR = /\{(\w+)\}/;

/** Makes `content/legal/*.md` modules of React elements; docs/contenu.md describes them. */
export const textesLegaux = (): Plugin => ({
  name: 'priorite:textes-legaux',
  transform: {
    filter: { id: /\/content\/legal\/\w+\.md$/ },
    handler: (fichier) => ({ code: moduleOf(fichier), moduleType: 'js', map: null }),
  },
});

function moduleOf(fichier: string): string {
  const [, tete = '', corps = ''] = FICHIER.exec(fichier) ?? [];
  const entete = (parse(tete) ?? {}) as Record<string, unknown>;
  const manque = ENTETE.filter((nom) => typeof entete[nom] !== 'string');
  if (manque.length > 0)
    throw new Error(`Un texte légal n’a pas ceci dans son en-tête\u00a0: ${manque.join(', ')}.`);
  const [chapeau = '', ...sections] = corps.trim().split(/^## /m);
  const articles = sections.map((section) => {
    const [ligne = '', ...reste] = section.split('\n');
    const contenu = Lexer.lex(reste.join('\n')).map(blockOf);
    return `{ ...${json(headingOf(ligne))}, contenu: h(Fragment, null, ${contenu.join()}) }`;
  });
  const rest = json({ ...entete, chapeau: chapeau.trim() });
  return `export default { ...${rest}, articles: ({ h, Fragment, Fiches, Lien, v }) => [${articles.join()}] };`;
}

function refuse({ raw }: Token): never {
  throw new Error(`«\u00a0${raw}\u00a0» n’est pas permis dans un texte légal.`);
}

const json = (value: unknown) => JSON.stringify(value);

const headingOf = (ligne: string) => ({
  titre: ligne.replace(ANCRE, ''),
  id: ANCRE.exec(ligne)?.[1],
});

function blockOf(token: Token): string {
  switch (token.type) {
    case 'space':
      return 'null';
    case 'heading': {
      const { titre, id } = headingOf(token['text']);
      return `h('h3', ${json({ id })}, ${wordsOf(titre)})`;
    }
    case 'paragraph':
      return /^\{\w+\}$/.test(token['text']) ? wordsOf(token['text']) : partOf('p', token['text']);
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const points = items.map(({ text }) => partOf('li', text));
      return `h('${ordered ? 'ol' : 'ul'}', null, ${points.join()})`;
    }
    case 'code':
      return `h(Fiches, { fiches: [${parse(token['text']).map(ficheOf).join()}] })`;
    default:
      return refuse(token);
  }
}

/** Left out without the value at its beginning, as in `{inscriptionFermee?} `. */
function partOf(tag: string, texte: string): string {
  const [debut, condition] = CONDITION.exec(texte) ?? [''];
  const part = `h('${tag}', null, ${wordsOf(texte.slice(debut.length))})`;
  return condition ? `v('${condition}') && ${part}` : part;
}

function ficheOf({ titre, ...lignes }: Record<string, string>): string {
  const termes = Object.entries(lignes).map(
    ([terme, texte]) => `[${json(terme)}, ${insert(texte)}]`,
  );
  return `{ titre: ${insert(titre!)}, lignes: [${termes.join()}] }`;
}

const insert = (texte: string) => `h(Fragment, null, ${wordsOf(texte)})`;

const wordsOf = (texte: string): string => inlineOf({ tokens: Lexer.lexInline(texte) });

const inlineOf = ({ tokens = [] }: { tokens?: Token[] }): string => tokens.map(wordOf).join();

function wordOf(token: Token): string {
  switch (token.type) {
    case 'text':
    case 'escape':
      return (token['text'] as string).split(VALEUR).map(valueOf).join();
    case 'strong':
    case 'em':
      return `h('${token.type}', null, ${inlineOf(token)})`;
    case 'codespan':
      return `h('code', null, ${json(token['text'])})`;
    case 'link':
      return `h(Lien, { href: ${json(token['href'])} }, ${inlineOf(token)})`;
    default:
      return refuse(token);
  }
}

/** Every second part is a value's name. */
const valueOf = (texte: string, at: number): string =>
  at % 2 === 0 ? json(texte || null) : `v('${texte}')`;
