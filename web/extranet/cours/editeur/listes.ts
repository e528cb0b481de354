/** The `type` of an `ol`; null means bullets. */
type Genre = '1' | 'a' | 'A' | 'i' | 'I' | null;

export interface Point {
  element: HTMLElement;
  niveau: number;
  genre: Genre;
  numero: number | null;
  /** Only this key tells two bullet lists apart. */
  cle: string;
}

interface Ouverte extends Pick<Point, 'niveau' | 'genre' | 'cle'> {
  list: HTMLElement;
  suivant: number | null;
}

const CHIFFRES: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function romainOf(texte: string): number | null {
  if (!/^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/.test(texte)) return null;
  const values = texte.split('').map((chiffre) => CHIFFRES[chiffre]!);
  // A smaller figure before a larger one is taken off.
  return values.reduce((sum, value, at) => sum + (value < values[at + 1]! ? -value : value), 0);
}

const A = 'a'.charCodeAt(0);
const ALPHABET = 26;

const lettreOf = (texte: string): number =>
  (texte.length - 1) * ALPHABET + texte.charCodeAt(0) - A + 1;

export interface Marque extends Pick<Point, 'genre' | 'numero'> {
  /** An `ol` can't show « 1.2. ». */
  composee: boolean;
  /** An `ol` goes on after aa with ab, but Word with « bb. ». */
  redoublee: boolean;
}

const CENT = 100;
const RIEN: Marque = { genre: null, numero: null, composee: false, redoublee: false };

/** « i) » is a letter after h, else Roman: `avant` decides. */
export function marqueOf(texte: string, avant: { genre: Genre; numero: number } | null): Marque {
  const mark = texte.replace(/\s+/g, '');
  const [, devant = '', chiffres] = /^\(?((?:\d+[.)-])*)(\d{1,4})[.)°:-]*$/.exec(mark) ?? [];
  if (chiffres !== undefined)
    return { ...RIEN, genre: '1', numero: Number(chiffres), composee: devant !== '' };
  const [, prefixe = '', lettres] = /^\(?((?:\d+[.)-])*)([a-z]{1,8})[.)]+$/i.exec(mark) ?? [];
  if (lettres === undefined) return RIEN;
  const small = lettres.toLowerCase();
  const capital = lettres !== small;
  const romain = romainOf(small);
  const lettre = /^(.)\1*$/.test(small) ? lettreOf(small) : null;
  const [genreLettre, genreRomain] = capital ? (['A', 'I'] as const) : (['a', 'i'] as const);
  const follows = avant?.genre === genreLettre && lettre === avant.numero + 1;
  const isRomain =
    romain !== null &&
    !follows &&
    // No list counts to two hundred, so « cc. » is the third letter again.
    (lettre === null || romain < CENT) &&
    (small[0] === 'i' || small.length > 1 || avant?.genre === genreRomain);
  const composee = prefixe !== '';
  return isRomain || lettre === null
    ? { ...RIEN, genre: genreRomain, numero: romain ?? 1, composee }
    : { genre: genreLettre, numero: lettre, composee, redoublee: lettre > ALPHABET + 1 };
}

export function createListes() {
  let stack: Ouverte[] = [];
  let last: Element | null = null;
  /** A list may go on after a paragraph with this number. */
  const compte = new Map<number, { genre: Genre; numero: number }>();

  return {
    avant: (niveau: number) => compte.get(niveau) ?? null,
    /** True when a deeper item lost its level, because no item is above both. */
    add({ element, niveau, genre, numero, cle }: Point, place: Element): boolean {
      const doc = element.ownerDocument;
      if (last === null || last !== place.previousElementSibling) stack = [];
      const deep = stack.length;
      while ((stack.at(-1)?.niveau ?? 0) > niveau) stack.pop();
      const remonte = stack.length < deep && stack.at(-1)?.niveau !== niveau;
      const open = stack.at(-1);
      if (open?.niveau === niveau && !goesOn(open, { genre, numero, cle })) stack.pop();
      if (stack.at(-1)?.niveau !== niveau) {
        const list = doc.createElement(genre === null ? 'ul' : 'ol');
        if (genre !== null && genre !== '1') list.setAttribute('type', genre);
        if (numero !== null && numero !== 1) list.setAttribute('start', String(numero));
        const parent = stack.at(-1)?.list.lastElementChild;
        if (parent) parent.append(list);
        else {
          place.before(list);
          last = list;
        }
        stack.push({ list, niveau, genre, cle, suivant: null });
      }
      const point = doc.createElement('li');
      point.append(element);
      const own = stack.at(-1)!;
      own.list.append(point);
      own.suivant = numero === null ? null : numero + 1;
      if (numero !== null) compte.set(niveau, { genre, numero });
      for (const deeper of compte.keys()) if (deeper > niveau) compte.delete(deeper);
      if (place !== element) place.remove();
      return remonte;
    },
  };
}

const goesOn = (open: Ouverte, { genre, numero, cle }: Pick<Point, 'genre' | 'numero' | 'cle'>) =>
  open.genre === genre && (genre === null ? open.cle === cle : open.suivant === numero);
