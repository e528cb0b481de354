import { readFileSync } from 'node:fs';
import { type Font, create } from 'fontkit';
import { sfntOf } from './sfnt.ts';

/**
 * Our own letters, cut up by what languages need, and behind them a family that knows most scripts. The
 * ones of the site are one variable file, which nothing embeds a part of; these are the same, still.
 */
const OVERPASS = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'];

function opened(module: string): Font {
  const bytes = readFileSync(new URL(import.meta.resolve(module)));
  return create(module.endsWith('.woff') ? sfntOf(bytes) : bytes) as Font;
}

/** Of a font, by its order of preference. */
export interface Coupe {
  nom: string;
  font: Font;
}

export type Graisse = 400 | 700;

function coupesOf(graisse: Graisse): Coupe[] {
  const own = OVERPASS.map(
    (part) => `@fontsource/overpass/files/overpass-${part}-${graisse}-normal.woff`,
  );
  const others = `dejavu-fonts-ttf/ttf/DejaVuSans${graisse === 700 ? '-Bold' : ''}.ttf`;
  return [...own, others].map((module, at) => ({ nom: `${graisse}-${at}`, font: opened(module) }));
}

const kept = new Map<Graisse, Coupe[]>();

/** Read when first needed, and once: a tenth of a second. */
export function coupes(graisse: Graisse): Coupe[] {
  const known = kept.get(graisse) ?? coupesOf(graisse);
  kept.set(graisse, known);
  return known;
}

/** A piece of text in one font. */
export interface Passage {
  texte: string;
  coupe: Coupe;
}

/** What no font of ours has, such as an ideogram: a mark that says so, and no empty box. */
const INCONNU = '\uFFFD';
/** Controls, what turns the direction of writing around, and what only says how a sign is to look. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
const ALLURE = /[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]|\p{Emoji_Modifier}/gu;

/** Marks beyond the second on one letter: a tower of them would stand in the line above. */
const TOUR = /(?<=\p{M}{2})\p{M}+/gu;

const signes = new Intl.Segmenter('fr');

const found = new Map<string, boolean>();

/**
 * A sign without a width is a mark to its font, which would put it on the next one. Known once it has
 * been looked for, but for signs of several parts.
 */
function has({ nom, font }: Coupe, signe: string): boolean {
  const key = `${nom} ${signe}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const there =
    Array.from(signe).every((point) => font.hasGlyphForCodePoint(point.codePointAt(0)!)) &&
    font.layout(signe, []).advanceWidth > 0;
  if (signe.length === 1) found.set(key, there);
  return there;
}

/** The first that has a sign. */
const coupeOf = (signe: string, graisse: Graisse): Coupe | undefined =>
  coupes(graisse).find((each) => has(each, signe));

/** Text as it can be printed: each sign in the first font that has it. */
export function passagesOf(texte: string, graisse: Graisse): Passage[] {
  const last = coupes(graisse).at(-1)!;
  const signesOf = Array.from(
    signes.segment(
      texte.replace(INVISIBLE, ' ').replace(ALLURE, '').normalize('NFC').replace(TOUR, ''),
    ),
    ({ segment }) => {
      const coupe = coupeOf(segment, graisse);
      return coupe ? { texte: segment, coupe } : { texte: INCONNU, coupe: last };
    },
  );
  const passages: Passage[] = [];
  for (const [at, signe] of signesOf.entries()) {
    const before = passages.at(-1);
    // A space between two words of a script is of that script, or the words would change places.
    const between = signe.texte === ' ' && before?.coupe === signesOf[at + 1]?.coupe;
    const coupe = between && before && has(before.coupe, ' ') ? before.coupe : signe.coupe;
    // Our letters draw a word near to the space before it, by more than there is: each stands by itself.
    const apart = coupe !== last && (signe.texte === ' ' || before?.texte === ' ');
    if (before?.coupe === coupe && !apart) before.texte += signe.texte;
    else passages.push({ texte: signe.texte, coupe });
  }
  return passages;
}
