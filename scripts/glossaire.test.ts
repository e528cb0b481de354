import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDERS } from './folders.ts';

const page = readFileSync('GLOSSAIRE.md', 'utf8');
const [, nouns = '', verbs = ''] = page.split(/^## .+$/m);
const rowsOf = (part: string) =>
  [...part.matchAll(/^\| (`.+?) \| /gm)].map(([, words]) => words!.split(', '));

/** Each noun, with what it belongs to where that is said: « `etape` d’un film ». */
const entries = rowsOf(nouns)
  .flat()
  .map((entry) => /^`([^`]+)`(?: (.+))?$/.exec(entry)?.slice(1) ?? [entry]);
const words = new Set(
  globSync(`{${FOLDERS.filter((name) => name !== 'e2e').join(',')}}/**/*.{ts,tsx,yaml}`)
    .filter((file) => !file.endsWith('glossaire.test.ts'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .toLowerCase()
        .match(/[\p{L}\p{N}_]+/gu),
    ),
);

test('no noun stands there twice without what it belongs to', () => {
  const of = Map.groupBy(entries, ([noun]) => noun!);
  const doubles = [...of].filter(([, all]) => all.length > 1);
  expect(doubles.length).toBeGreaterThan(10);
  const wrong = doubles.filter(
    ([, all]) =>
      new Set(all.map(([, owner]) => owner ?? '')).size < all.length ||
      all.some(([, owner]) => !owner),
  );
  expect(wrong.map(([noun]) => noun)).toEqual([]);
});

test('nouns are grouped by wing, in the order of the alphabet', () => {
  const groups = nouns.split(/^### .+$/m).slice(1);
  expect(groups.length).toBeGreaterThan(5);
  const plain = (cell: string) =>
    cell.replaceAll('`', '').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  for (const group of groups) {
    const cells = [...group.matchAll(/^\| (`.+?) \| /gm)].map(([, cell]) => plain(cell!));
    expect(cells).toEqual(cells.toSorted());
  }
});

test('each noun is a word of the code', () => {
  const nouns = entries.map(([noun]) => noun!.toLowerCase());
  expect(nouns.filter((noun) => !words.has(noun) && !words.has(`${noun}s`))).toEqual([]);
});

const WRITES = /\b(?:insertInto|updateTable|deleteFrom)\(/;

/** Exported functions of a file whose own text writes rows; a call's handler has the call's name. */
const writersOf = (text: string): string[] =>
  text
    .split(/^(?=export |const |(?:async )?function )/m)
    .filter((part) => WRITES.test(part) && !/^export const \w+: Handler</.test(part))
    .flatMap((part) => /^export (?:async )?(?:function|const) ([a-z]\w*)/.exec(part)?.[1] ?? []);

test('what writes rows begins with one of the verbs', () => {
  const known = new Set(rowsOf(verbs).flat());
  const writes = globSync('server/**/*.ts', {
    exclude: ['**/*.test.ts', 'server/testing/**', 'server/socle/db/migrations/**'],
  }).flatMap((file) => writersOf(readFileSync(file, 'utf8')));
  expect(writes.length).toBeGreaterThan(100);
  const verbOf = (name: string) => `\`${/^[a-z]+/.exec(name)![0]}\``;
  // callerOf reads who calls, and notes that he was seen.
  expect(writes.filter((name) => name !== 'callerOf' && !known.has(verbOf(name)))).toEqual([]);
});

test('no verb stands there twice', () => {
  const all = rowsOf(verbs).flat();
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter((verb, i) => all.indexOf(verb) !== i)).toEqual([]);
});
