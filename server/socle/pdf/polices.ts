import { readFileSync } from 'node:fs';
import { type Font, create } from 'fontkit';
import { inflateSync } from 'node:zlib';

/** Overpass in static subsets: nothing embeds part of a variable font. */
const OVERPASS = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'];

function opened(module: string): Font {
  const bytes = readFileSync(new URL(import.meta.resolve(module)));
  return create(module.endsWith('.woff') ? sfntOf(bytes) : bytes) as Font;
}

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

export const coupes = (graisse: Graisse): Coupe[] => kept.getOrInsertComputed(graisse, coupesOf);

export interface Passage {
  texte: string;
  coupe: Coupe;
}

/** Replaces signs that no font has, such as ideograms. */
const INCONNU = '\uFFFD';
/** Controls, bidirectional overrides and variation selectors. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
const ALLURE = /[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]|\p{Emoji_Modifier}/gu;

/** Marks beyond two, which would reach the line above. */
const TOUR = /(?<=\p{M}{2})\p{M}+/gu;

const signes = new Intl.Segmenter('fr');

const found = new Map<string, boolean>();

/** Zero width means that the font combines the sign with the next. Caches single signs. */
function has({ nom, font }: Coupe, signe: string): boolean {
  const look = () =>
    Array.from(signe).every((point) => font.hasGlyphForCodePoint(point.codePointAt(0)!)) &&
    font.layout(signe, []).advanceWidth > 0;
  return signe.length === 1 ? found.getOrInsertComputed(`${nom} ${signe}`, look) : look();
}

const coupeOf = (signe: string, graisse: Graisse): Coupe | undefined =>
  coupes(graisse).find((each) => has(each, signe));

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
    // A space between words of one script must share its font, or bidirectional order breaks.
    const between = signe.texte === ' ' && before?.coupe === signesOf[at + 1]?.coupe;
    const coupe = between && before && has(before.coupe, ' ') ? before.coupe : signe.coupe;
    // Overpass kerns words onto the space before them, so each is laid out alone.
    const apart = coupe !== last && (signe.texte === ' ' || before?.texte === ' ');
    if (before?.coupe === coupe && !apart) before.texte += signe.texte;
    else passages.push({ texte: signe.texte, coupe });
  }
  return passages;
}

const HEAD = 44;
const ENTRY = 20;
const align = (length: number) => (length + 3) & ~3;

/** Unpacks WOFF 1 (https://www.w3.org/TR/WOFF/): fontkit inflates a whole table for each letter. */
function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = woff.subarray(HEAD + at * ENTRY, HEAD + (at + 1) * ENTRY);
    const [offset, packed, length] = [4, 8, 12].map((from) => entry.readUInt32BE(from));
    const bytes = woff.subarray(offset, offset! + packed!);
    const whole = packed! < length! ? inflateSync(bytes) : bytes;
    return { tag: entry.subarray(0, 4), sum: entry.subarray(16, 20), bytes: whole };
  });
  const selector = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12);
  woff.copy(head, 0, 4, 8);
  for (const [at, value] of [
    count,
    16 * 2 ** selector,
    selector,
    16 * (count - 2 ** selector),
  ].entries())
    head.writeUInt16BE(value, 4 + 2 * at);
  let offset = head.length + 16 * count;
  const entries = tables.map(({ tag, sum, bytes }) => {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(offset, 0);
    place.writeUInt32BE(bytes.length, 4);
    offset += align(bytes.length);
    return Buffer.concat([tag, sum, place]);
  });
  const padded = tables.map(({ bytes }) => Buffer.concat([bytes], align(bytes.length)));
  return Buffer.concat([head, ...entries, ...padded]);
}
