import { Marked, type Token, type Tokens } from 'marked';
import type { Image } from '../drawing/index.ts';
import { image } from './image.schema.ts';
import type { Morceau } from './cours.schema.ts';
import { FautesDeFichier, ligneAt, readYaml } from './readYaml.ts';

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

/** The title of a chapter, and its text; throws FautesDeFichier at what a chapter can't hold. */
export function readChapitre<I = Image>(
  fichier: string,
  texte: string,
  draw: (mots: string) => I = draws as (mots: string) => I,
): { libelle: string; texte: Morceau<I>[] } {
  const refuse = (pourquoi: string, place: number): never => {
    throw new FautesDeFichier([
      { fichier, ligne: ligneAt(texte, place), message: ` : ${pourquoi}` },
    ]);
  };
  const [titre, ...reste] = marked.lexer(texte);
  if (titre?.type !== 'heading' || titre['depth'] !== 1)
    return refuse('la première ligne doit être le titre, après un seul #', 0);
  const verifie = (token: Token, place: number): void => {
    const { tokens = [], items = [] } = token as { tokens?: Token[]; items?: Token[] };
    if (token.type === 'heading' && token['depth'] !== 2)
      refuse(`« ${token.raw.trim()} » : un sous-titre s’écrit avec ##`, place);
    if (token.type !== 'heading' && token.type !== 'code' && !permis.has(token.type))
      refuse(`« ${token.raw.trim().slice(0, 40)} » n’est pas permis dans un chapitre`, place);
    let from = place;
    for (const enfant of [...tokens, ...items]) {
      // What stands in a list or a quotation is without its margin.
      const [debut = ''] = enfant.raw.trimStart().split('\n');
      from = Math.max(from, texte.indexOf(debut, from));
      verifie(enfant, from);
    }
  };
  const morceaux: Morceau<I>[] = [];
  let html: Token[] = [];
  const coupe = () => {
    if (html.length > 0) morceaux.push({ html: marked.parser(html) });
    html = [];
  };
  let place = titre.raw.length;
  for (const token of reste) {
    verifie(token, place);
    if (token.type === 'code') {
      coupe();
      const { lang, text: mots } = token as Tokens.Code;
      if (lang !== 'dessin') return refuse('un bloc de code commence par ```dessin', place);
      morceaux.push({ image: dessinee(mots, draw, fichier, ligneAt(texte, place)), mots });
    } else html.push(token);
    place += token.raw.length;
  }
  coupe();
  return { libelle: titre['text'], texte: morceaux };
}

/** A drawing of a chapter; what is wrong with it stands so many lines below where its block begins. */
function dessinee<I>(mots: string, draw: (mots: string) => I, fichier: string, debut: number): I {
  try {
    return draw(mots);
  } catch (cause) {
    if (!(cause instanceof FautesDeFichier)) throw cause;
    throw new FautesDeFichier(
      cause.fautes.map(({ ligne, message }) => ({
        fichier,
        ligne: debut + (ligne ?? 0),
        message: ` : un dessin${message.replace(/, près de la ligne \d+/, '')}`,
      })),
      { cause },
    );
  }
}

/** The picture of the words of a `dessin` block, or of a file of their own. */
export const draws = (mots: string, fichier = ''): Image => readYaml(fichier, mots, image);
