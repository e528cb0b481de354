import { EVERYWHERE, LATE, THERE } from './retards.ts';

const API = /^(?:api|javascript\.builtins)\.(?:(\w+)\.)?(\w+?)(?:_static)?$/;
const ATTRIBUTE = /^html\.(?:global_attributes|elements\.\w+)\.([a-z]+)$/;

const ONE: Record<string, string[]> = {
  Window: ['window', 'globalThis', 'self'],
  Navigator: ['navigator'],
  Document: ['document'],
};

/** Methods of lists and texts count whatever their receiver. */
const OURS_TOO = /^javascript\.builtins\.(Array|String|Set|RegExp|Promise|Object|Map)\.\w+$/;

/** Lists and styles share these names. */
const NAMESAKES = /^(Iterator|CSS\w*Descriptors)$/;

const SHAPES: [key: string, name: string, pattern: RegExp][] = [
  [
    'javascript.builtins.Iterator.map',
    '.values().map',
    /(?<!Object)\.(values|keys|entries|matchAll)\([^()]*\)\.(map|filter|some|every|find|reduce|toArray|forEach|flatMap|take|drop)\(/,
  ],
  [
    'javascript.builtins.RegExp.unicodeSets',
    '/…/v',
    /RegExp\([^;]*?,\s*(["'`])[dgimsy]*v[dgimsy]*\1\)/,
  ],
  [
    'api.ReadableStream.@@asyncIterator',
    'for await (… of ….body)',
    /for await\s*\((?:const|let|var)\s+\w+ of\s+[\w$.]+\.body\b/,
  ],
];

interface WordsOfScript {
  names: Set<string>;
  /** `URL.parse`: ambiguous names, distinguished by their receiver. */
  pairs: Set<string>;
  globals: Set<string>;
}

const partsOf = (key: string) => API.exec(key);

function wordsOf(): WordsOfScript {
  const words: WordsOfScript = { names: new Set(), pairs: new Set(), globals: new Set() };
  const older = new Set([...THERE].map((key) => partsOf(key)?.[2]));
  for (const key of LATE) {
    const parts = partsOf(key);
    if (!parts) continue;
    const [, owner, name] = parts as unknown as [string, string | undefined, string];
    if (owner === undefined) {
      if (EVERYWHERE.has(key) || key.startsWith('javascript.')) words.globals.add(name);
      continue;
    }
    for (const one of ONE[owner] ?? [owner]) words.pairs.add(`${one}.${name}`);
    const telling = OURS_TOO.test(key) || /[a-z][A-Z]/.test(name);
    if (NAMESAKES.test(owner)) continue;
    if (telling && EVERYWHERE.has(key) && !older.has(name)) words.names.add(name);
  }
  return words;
}

const { names, pairs, globals } = wordsOf();

const attributesOf = (keys: Iterable<string>) =>
  new Set(Array.from(keys, (key) => ATTRIBUTE.exec(key)?.[1]));
const older = attributesOf(THERE);
const attributes = attributesOf([...LATE].filter((key) => EVERYWHERE.has(key)));

export function lateInScript(code: string): Set<string> {
  const found = new Set<string>();
  for (const [, before, name] of code.matchAll(/([\w$]*)\??\.([A-Za-z]\w*)/g)) {
    if (pairs.has(`${before}.${name}`)) found.add(`${before}.${name}`);
    else if (names.has(name!)) found.add(`.${name}`);
  }
  for (const [, name] of code.matchAll(/(?<![\w$.'"`])([A-Z]\w+)(?=[.(]|\?\.)/g))
    if (globals.has(name!)) found.add(name!);
  for (const [, name] of code.matchAll(/[{,]([a-z]+[A-Z]?\w*):(?=["'`!])/g)) {
    const attribute = name!.toLowerCase();
    if (attributes.has(attribute) && !older.has(attribute)) found.add(`${name}=`);
  }
  for (const [key, name, pattern] of SHAPES)
    if (LATE.has(key) && pattern.test(code)) found.add(name);
  return found;
}
