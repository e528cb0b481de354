import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { sansAccents } from '../../../regles/ecriture.ts';
import { enLettres, motsConnus, plain } from '../securite/motDePasseFacile.ts';

const LEAST = 32;
/** `bitsOf` gave at least 80 for 100,000 random secrets, under 70 for all invented ones. */
const LEAST_BITS = 75;
/** A provider's key is half as long: 300,000 random alphanumeric ones had at least 38. */
const LEAST_BITS_OF_KEY = 34;

const OURS = new Set(
  `changeme changemoi replaceme remplacemoi motdepasse wachtwoord passphrase autoecole
  jwt token apikey prod payzen systempay paypal deadbeef cafebabe coffee badcode feedface baadfood facade decade`.split(
    /\s+/,
  ),
);

const SHORT_WORDS = new Set(
  `le la un de du et ou en il je tu ne se ce au es ma mon of to is it in on at we be or my no do me
  by as if so us`.split(/\s+/),
);

/** Runs of alphabet, figures and keyboards, across and down, and well-known numbers. */
const ROWS = `abcdefghijklmnopqrstuvwxyz 01234567890 azertyuiopqsdfghjklmwxcvbn,;:!
  qwertyuiopasdfghjklzxcvbnm qwertzuiopasdfghjklyxcvbnm aqwzsxedcrfvtgbyhnuj,ik;ol:pm!ù
  aqwzsxedcrfvtgbyhnujikolpm qazwsxedcrfvtgbyhnujmikolp 1aqw2zsx3edc4rfv5tgb6yhn7uj8ik9ol0pm
  1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p &é"'(§è!çà)- !@#$%^&*()_+
  3141592653589793238462643383279502884197169399375105820974944592
  2718281828459045235360287471352662497757247093699959574966967627
  1414213562373095048801688724209698 1618033988749894848204586834365638
  11235813213455891442333776109871597 124816326412825651210242048409681921638432768
  23571113171923293137414347535961677173798389971`
  .split(/\s+/)
  .map(plain)
  .flatMap((row) => [row, row.split('').toReversed().join('')]);

const LONGEST_WORD = 20;
const MOST_STEP = 9;
const LONGEST = 256;

/** A guessable secret is too short or low in entropy; `least` is its kind's length. */
export function secretFaible(secret: string, least = LEAST): boolean {
  if (secret.length < least) return true;
  // Digits alone: random ones look like guessable ones.
  if (/^\d*$/.test(secret)) return true;
  const enough = least < LEAST ? LEAST_BITS_OF_KEY : LEAST_BITS;
  return [secret, ...decoded(secret)].some((text) =>
    readings(text.slice(0, LONGEST)).some((reading) => bitsOf(reading) < enough),
  );
}

/** A secret may be an encoded readable text. */
const decoded = (secret: string): string[] =>
  (['base64', 'hex'] as const)
    .map((how) => Buffer.from(secret, how).toString('latin1'))
    .filter((text) => /^[\x20-\x7e]{10,}$/.test(text));

/** `read` undoes disguises letter by letter; `written` is the original. */
type Reading = [read: string, written: string];

function readings(secret: string): Reading[] {
  const text = sansAccents(secret);
  const joined = text.replace(/[-_\s.,;:'’|/]/g, '');
  const woven = [2, 3, 4].map((by) =>
    Array.from({ length: by }, (_, from) =>
      Array.from(text).filter((_sign, at) => at % by === from),
    )
      .flat()
      .join(''),
  );
  const asWritten = [text, joined, ...woven].map((written): Reading => [plain(written), written]);
  return [...asWritten, [enLettres(plain(joined)), joined]];
}

function alphabetOf(text: string): number {
  const digits = /\d/.test(text) ? 10 : 0;
  const hex = /^[\da-f]*$|^[\dA-F]*$/.test(text);
  const letters = (kind: RegExp) => (kind.test(text) ? (hex ? 6 : 26) : 0);
  return digits + letters(/[a-z]/) + letters(/[A-Z]/) + (/[^\da-zA-Z]/.test(text) ? 20 : 0);
}

/** Shorter runs and repetitions are chance. */
const SHORTEST = 4;

/** In bits, by the cheapest split into words, rows, repetitions and single signs. */
function bitsOf([text, written]: Reading): number {
  const sign = Math.log2(alphabetOf(written));
  const plainly = plain(written);
  const best = Array<number>(text.length + 1).fill(Infinity);
  best[0] = 0;
  const mirrored = [text, written].map((all) => all.split('').toReversed().join(''));
  for (let from = 0; from < text.length; from++) {
    const sayAsWritten = (length: number, bits: number) =>
      void (best[from + length] = Math.min(best[from + length]!, best[from]! + bits));
    const say = (length: number, bits: number) => {
      if (best[from]! + bits >= best[from + length]!) return;
      const [as, how] = [text, written].map((whole) => whole.slice(from, from + length));
      sayAsWritten(length, bits + bitsOfSpelling(as!, how!));
    };
    const upTo = (longest: number, bitsOfLength: (length: number) => number, put = say) => {
      for (let length = SHORTEST; length <= longest; length++) put(length, bitsOfLength(length));
    };
    const again = (length: number) => 3 + Math.log2(text.length * length);
    say(1, sign);
    for (const [length, bits] of wordsAt(text, from)) say(length, bits);
    // Figures stand for letters in a word, and for themselves in rows.
    for (const [length, bits] of datesAt(plainly, from)) sayAsWritten(length, bits);
    const inRow = (length: number) => 4 + Math.log2(length);
    upTo(Math.max(longestRow(text, from), longestStep(text, from)), inRow);
    upTo(Math.max(longestRow(plainly, from), longestStep(plainly, from)), inRow);
    upTo(longestWalk(text, from), (length) => sign + 2.5 * (length - 1));
    upTo(longestAgain(text, mirrored[0]!, from), again);
    upTo(longestAgain(written, mirrored[1]!, from), again, sayAsWritten);
  }
  return best.at(-1)!;
}

const CAPITALS = /^(?:[a-z]*|[A-Z]+|[A-Z][a-z]+)$/;
const EVERY_SECOND = /^(?:(?:[a-z][A-Z]){3,}[a-z]?|(?:[A-Z][a-z]){3,}[A-Z]?)$/;

function bitsOfSpelling(read: string, written: string): number {
  const letters = written.replace(/[^a-z]/gi, '');
  const capitals = CAPITALS.test(letters) ? 0 : EVERY_SECOND.test(letters) ? 2 : letters.length;
  const figures = Array.from(read).filter(
    (sign, at) => isLetter(sign) && !isLetter(written[at]?.toLowerCase()),
  );
  return capitals + figures.length;
}

const DATES: readonly [RegExp, number][] = [
  [/(19|20)\d\d[-/.]?[01]\d[-/.]?[0-3]\d/y, 14],
  [/[0-3]\d[-/.]?[01]\d[-/.]?(19|20)\d\d/y, 14],
  [/(19|20)\d\d/y, 7],
];

type Said = [length: number, bits: number];

const datesAt = (text: string, from: number): Said[] =>
  DATES.flatMap(([date, bits]): Said[] => {
    date.lastIndex = from;
    const found = date.exec(text);
    return found ? [[found[0].length, bits]] : [];
  });

let debuts: Set<string> | undefined;
const begins = (word: string) =>
  (debuts ??= new Set([...OURS, ...motsConnus()].map((mot) => mot.slice(0, SHORTEST)))).has(word);

function wordsAt(text: string, from: number): Said[] {
  const found: Said[] = [];
  for (let end = from; isLetter(text[end]) && end < from + LONGEST_WORD;) {
    const word = text.slice(from, ++end);
    if (SHORT_WORDS.has(word)) found.push([2, 5]);
    if (word.length === SHORTEST && !begins(word)) break;
    if (word.length > 2 && (OURS.has(word) || motsConnus().has(word)))
      found.push([word.length, word.length === 3 ? 9 : 5]);
  }
  return found;
}
const isLetter = (sign = '') => sign >= 'a' && sign <= 'z';

const IN_ROW = new Set(
  ROWS.flatMap((row) =>
    Array.from({ length: row.length - SHORTEST + 1 }, (_, at) => row.slice(at, at + SHORTEST)),
  ),
);

function longestRow(text: string, from: number): number {
  if (!IN_ROW.has(text.slice(from, from + SHORTEST))) return 0;
  let end = from + SHORTEST;
  while (end < text.length && ROWS.some((row) => row.includes(text.slice(from, end + 1)))) end++;
  return end - from;
}

function longestStep(text: string, from: number): number {
  const step = (at: number) => text.charCodeAt(at) - text.charCodeAt(at - 1);
  const by = step(from + 1);
  let end = from + 1;
  if (Math.abs(by) <= MOST_STEP) while (end < text.length && step(end) === by) end++;
  return end - from;
}

const NEIGHBOURS = new Set(
  [adjacencyGraphs.azerty, adjacencyGraphs.qwerty, adjacencyGraphs.keypad].flatMap((keyboard) =>
    Object.entries(keyboard).flatMap(([key, around]) =>
      around.flatMap((keys) => Array.from(keys ?? '', (other) => key + other)),
    ),
  ),
);

function longestWalk(text: string, from: number): number {
  let end = from + 1;
  while (end < text.length && NEIGHBOURS.has(text.slice(end - 1, end + 1))) end++;
  return end - from;
}

function longestAgain(text: string, reversed: string, from: number): number {
  const before = (part: string) =>
    text.indexOf(part) < from || reversed.includes(part, text.length - from);
  let end = from + SHORTEST;
  if (end > text.length || !before(text.slice(from, end))) return 0;
  while (end < text.length && before(text.slice(from, end + 1))) end++;
  return end - from;
}
