import { Lexer, Parser, type Token, type Tokens, type TokensList } from 'marked';
import type { Image } from '../drawing/index.ts';
import { image } from './image.schema.ts';
import type { Morceau } from './cours.schema.ts';
import { FautesDeFichier, ligneAt, readYaml } from './readYaml.ts';

/** In characters, with the title. */
export const FICHIER_MAX = 400_500;
const DEEPEST = 20;
/** The parser's time is quadratic in a paragraph's signs. */
const MOST_SIGNES = 300;
const SIGNES = /[*_~`[\]<!&\\]/g;
const MOST_DESSINS = 50;
/** In characters: a piece's position is searched within this distance. */
const NEAR = 10_000;

/** A lexer with bounded time: `refuse` throws. */
class LectureMarkdown extends Lexer {
  readonly #refuse: (pourquoi: string, debut: string) => never;
  #blocs = 0;
  #mots = 0;

  constructor(refuse: (pourquoi: string, debut: string) => never) {
    super();
    this.#refuse = refuse;
  }

  override blockTokens(src: string, tokens?: Token[], cut?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, cut?: boolean): TokensList;
  override blockTokens(src: string, tokens: Token[] = [], cut?: boolean): Token[] {
    if (++this.#blocs > DEEPEST)
      this.#refuse(`plus de ${DEEPEST} listes ou citations l’une dans l’autre`, src);
    const lus = super.blockTokens(src, tokens, cut);
    this.#blocs--;
    return lus;
  }

  override inlineTokens(src: string, tokens?: Token[]): Token[] {
    const signes = this.#mots++ === 0 ? (src.match(SIGNES)?.length ?? 0) : 0;
    if (signes > MOST_SIGNES)
      this.#refuse(
        `ce paragraphe a trop de signes de mise en forme (${MOST_SIGNES} au plus) : coupe-le en plusieurs`,
        src,
      );
    if (this.#mots > DEEPEST)
      this.#refuse(`plus de ${DEEPEST} mises en forme l’une dans l’autre`, src);
    const lus = super.inlineTokens(src, tokens);
    this.#mots--;
    return lus;
  }
}

/** The extranet's editor can make these, and nothing else. */
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
  if (texte.length > FICHIER_MAX)
    refuse(`ce chapitre est trop long : ${FICHIER_MAX.toLocaleString('fr-BE')} signes au plus`, 0);
  const lecture = new LectureMarkdown((pourquoi, debut) =>
    refuse(pourquoi, Math.max(0, texte.indexOf(debut.split('\n', 1)[0]!))),
  );
  const [titre, ...reste] = lecture.lex(texte);
  if (titre?.type !== 'heading' || titre['depth'] !== 1)
    return refuse('la première ligne doit être le titre, après un seul #', 0);
  const check = (token: Token, place: number): void => {
    const { tokens = [], items = [] } = token as { tokens?: Token[]; items?: Token[] };
    if (token.type === 'heading' && token['depth'] !== 2)
      refuse(`« ${token.raw.trim()} » : un sous-titre s’écrit avec ##`, place);
    if (token.type !== 'heading' && token.type !== 'code' && !permis.has(token.type))
      refuse(`« ${token.raw.trim().slice(0, 40)} » n’est pas permis dans un chapitre`, place);
    let from = place;
    for (const enfant of [...tokens, ...items]) {
      const [debut = ''] = enfant.raw.trimStart().split('\n', 1);
      const near = texte.slice(from, from + NEAR).indexOf(debut.slice(0, NEAR / 2));
      from += Math.max(0, near);
      check(enfant, from);
    }
  };
  const morceaux: Morceau<I>[] = [];
  let dessins = 0;
  let html: Token[] = [];
  const flush = () => {
    if (html.length > 0) morceaux.push({ html: Parser.parse(html) });
    html = [];
  };
  let place = titre.raw.length;
  for (const token of reste) {
    check(token, place);
    if (token.type === 'code') {
      flush();
      const { lang, text: mots } = token as Tokens.Code;
      if (lang !== 'dessin') return refuse('un bloc de code commence par ```dessin', place);
      if (++dessins > MOST_DESSINS)
        return refuse(`un chapitre compte ${MOST_DESSINS} dessins au plus`, place);
      morceaux.push({ image: dessinee(mots, draw, fichier, ligneAt(texte, place)), mots });
    } else html.push(token);
    place += token.raw.length;
  }
  flush();
  return { libelle: titre['text'], texte: morceaux };
}

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

export const draws = (mots: string, fichier = ''): Image => readYaml(fichier, mots, image);
