import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What is written beside the code names files, folders and records; they move, and the page has to follow. */
const pages = globSync('{*.md,docs/**/*.md}');
const records = new Set(globSync('docs/decisions/*.md').map((file) => Number(file.slice(15, 19))));
/** From where a page may name a file. */
const FROM = ['', 'server', 'content', 'drawing'];

const isThere = (file: string) => FROM.some((folder) => existsSync(join(folder, file)));

test.each(pages)('%s names files, pages and records that are there', (page) => {
  const text = readFileSync(page, 'utf8');
  const files = [...text.matchAll(/`([\w.-]+\/[\w./-]*\.(?:tsx?|mjs|css|ya?ml|md))`/g)];
  expect(files.map(([, file]) => file!).filter((file) => !isThere(file))).toEqual([]);
  const links = [...text.matchAll(/\]\(([\w./-]+)(?:#[^)]*)?\)/g)];
  const lost = links.filter(([, link]) => !existsSync(join(dirname(page), link!)));
  expect(lost.map(([, link]) => link)).toEqual([]);
  const named = [...text.matchAll(/\b(?:decision|record)s? \d+(?:(?:,| and) \d+)*/gi)];
  const numbers = named.flatMap(([words]) => words.match(/\d+/g)!.map(Number));
  expect(numbers.filter((number) => !records.has(number))).toEqual([]);
});

test('README.md has every room', () => {
  const house = /```\n(contract\/[^]*?)```/.exec(readFileSync('README.md', 'utf8'))![1]!;
  const rooms = globSync('{server,web}/{*,*/*}/').map((folder) => `${basename(folder)}/`);
  const missing = new Set(rooms.filter((room) => !house.includes(room)));
  expect([...missing].toSorted()).toEqual(['testing/']);
});
