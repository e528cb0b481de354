import { Marked, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import { enFrancais } from '../drawing/index.ts';
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
export function readChapitre(
  fichier: string,
  texte: string,
): { libelle: string; texte: Morceau[] } {
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
  const morceaux: Morceau[] = [];
  let html: Token[] = [];
  const coupe = () => {
    if (html.length > 0) morceaux.push({ html: marked.parser(html) });
    html = [];
  };
  for (const token of reste) {
    verifie(token);
    if (token.type === 'code') {
      coupe();
      morceaux.push({ image: readDessin(token as Tokens.Code, refuse) });
    } else html.push(token);
  }
  coupe();
  return { libelle: titre['text'], texte: morceaux };
}

function readDessin({ lang, text }: Tokens.Code, refuse: (pourquoi: string) => never) {
  if (lang !== 'dessin') return refuse('un bloc de code commence par ```dessin');
  const lu = image.safeParse(parse(text), { error: enFrancais });
  if (!lu.success) return refuse(`un dessin : ${lu.error.issues[0]?.message}`);
  return lu.data;
}
