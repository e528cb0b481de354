import { Marked, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import { enFrancais, type Image } from '../drawing/index.ts';
import { image } from './image.schema.ts';
import type { Morceau } from './cours.schema.ts';

const marked = new Marked();

/** What the editor of the extranet can make of a text, and so all that a chapter may hold. */
const permis = new Set([
  'blockquote',
  'br',
  'em',
  'escape',
  'list',
  'list_item',
  'paragraph',
  'space',
  'strong',
  'text',
]);

/** The title of a chapter, and its text; throws in French at what a chapter can't hold. */
export function readChapitre<I = Image>(
  fichier: string,
  texte: string,
  draw: (mots: string) => I = draws as (mots: string) => I,
): { libelle: string; texte: Morceau<I>[] } {
  const refuse = (pourquoi: string): never => {
    throw new Error(`${fichier} : ${pourquoi}.`);
  };
  const [titre, ...reste] = marked.lexer(texte);
  if (titre?.type !== 'heading' || titre['depth'] !== 1)
    return refuse('la première ligne doit être le titre, après un seul #');
  const verifie = (token: Token): void => {
    const enfants = (token as { tokens?: Token[]; items?: Token[] }).tokens ?? [];
    if (token.type === 'heading' && token['depth'] !== 2)
      refuse(`« ${token.raw.trim()} » : un sous-titre s’écrit avec ##`);
    if (token.type !== 'heading' && token.type !== 'code' && !permis.has(token.type))
      refuse(`« ${token.raw.trim().slice(0, 40)} » n’est pas permis dans un chapitre`);
    for (const enfant of [...enfants, ...((token as { items?: Token[] }).items ?? [])])
      verifie(enfant);
  };
  const morceaux: Morceau<I>[] = [];
  let html: Token[] = [];
  const coupe = () => {
    if (html.length > 0) morceaux.push({ html: marked.parser(html) });
    html = [];
  };
  for (const token of reste) {
    verifie(token);
    if (token.type === 'code') {
      coupe();
      const mots = motsOf(token as Tokens.Code, refuse);
      morceaux.push({ image: orRefuse(() => draw(mots), refuse), mots });
    } else html.push(token);
  }
  coupe();
  return { libelle: titre['text'], texte: morceaux };
}

function motsOf({ lang, text }: Tokens.Code, refuse: (pourquoi: string) => never): string {
  return lang === 'dessin' ? text : refuse('un bloc de code commence par ```dessin');
}

function orRefuse<I>(draw: () => I, refuse: (pourquoi: string) => never): I {
  try {
    return draw();
  } catch (cause) {
    return refuse(`un dessin : ${(cause as Error).message}`);
  }
}

/** The picture of the words of a `dessin` block; throws the first thing that is wrong with them. */
export function draws(mots: string): Image {
  const lu = image.safeParse(parse(mots, { maxAliasCount: 0 }), { error: enFrancais });
  if (!lu.success) throw new Error(lu.error.issues[0]?.message);
  return lu.data;
}
