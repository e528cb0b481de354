export type Bloc = [genre: 'titre' | 'article' | 'partie' | 'texte' | 'point', texte: string];

const GENRES: Readonly<Record<string, Bloc[0]>> = {
  h1: 'titre',
  h2: 'article',
  h3: 'partie',
  li: 'point',
  p: 'texte',
  tr: 'texte',
  dl: 'texte',
  dd: 'texte',
};
const LEFT_OUT: ReadonlySet<string> = new Set(['aside', 'button', 'details', 'nav', 'script']);
const ENTITES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

const ARTICLE = /<article\b[^>]*>([^]*?)<\/article>/;
const VERSION = /<time datetime="(\d{4}-\d\d-\d\d)"/i;
const PARTS = /<!--[^]*?-->|<(\/?)([a-z]\w*)[^>]*>|([^<]+)/g;

const words = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, nom: string) => ENTITES[nom]!);

export function readTexte(html: string): { version: string; blocs: Bloc[] } {
  const article = ARTICLE.exec(html)?.[1];
  const version = article && VERSION.exec(article)?.[1];
  if (!article || !version) throw new Error('This page has no dated text.');
  return { version, blocs: blocsOf(article) };
}

function blocsOf(html: string): Bloc[] {
  const blocs: Bloc[] = [];
  const listes: (number | null)[] = [];
  let bloc: Bloc = ['texte', ''];
  let left: string | undefined;
  const begin = (genre: Bloc[0], debut = '') => {
    const texte = bloc[1].replace(/[ \t\r\n]+/g, ' ').trim();
    if (texte !== '') blocs.push([bloc[0], texte]);
    bloc = [genre, debut];
  };
  for (const [, end, tag = '', text] of html.matchAll(PARTS)) {
    if (left !== undefined) {
      if (end && tag === left) left = undefined;
    } else if (text !== undefined) bloc[1] += words(text);
    else if (LEFT_OUT.has(tag)) left = tag;
    else if (tag === 'ol' || tag === 'ul') {
      if (end) listes.pop();
      else listes.push(tag === 'ol' ? 0 : null);
    } else if (tag === 'li' && !end) {
      const nth = listes.pop() ?? null;
      listes.push(nth === null ? null : nth + 1);
      begin('point', nth === null ? '• ' : `${nth + 1}. `);
    } else if (end && tag === 'dt') bloc[1] += '\u00a0: ';
    else if (end && (tag === 'td' || tag === 'th')) bloc[1] += ' – ';
    else if (GENRES[tag] && tag !== 'dd') begin(end ? 'texte' : GENRES[tag]);
    else if (end && tag === 'dd') begin('texte');
    else if (tag === 'br') bloc[1] += ' ';
  }
  begin('texte');
  return blocs.map(([genre, texte]) => [genre, texte.replace(/ –$/, '')]);
}
