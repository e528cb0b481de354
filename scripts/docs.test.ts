import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { verifie } from '../drawing/scene/verifie/index.ts';
import { FOLDERS } from './folders.ts';
import { drawn } from './maison.ts';

const pages = globSync('{*.md,docs/**/*.md}');
const records = new Set(globSync('docs/decisions/*.md').map((file) => Number(file.slice(15, 19))));
const code = globSync(`{${FOLDERS.join(',')}}/**/*.{ts,tsx,css,mjs}`);
const references = new Set(globSync('docs/reference/*.md').map((file) => basename(file)));
const FROM = ['', 'server', 'content', 'drawing'];

const isThere = (file: string) => FROM.some((folder) => existsSync(join(folder, file)));
const basenames = new Set(
  [...globSync('*.mjs'), ...code, ...globSync('content/**/*.*')].map((file) => basename(file)),
);

/** Lists bare names of files that are in no folder that README's section has named, or nowhere. */
function lostNames(page: string, text: string): string[] {
  return text.split(/^(?=## )/m).flatMap((section) => {
    const paths = [...section.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, path]) => path!);
    const folders = ['', ...paths.map((path) => (path.endsWith('/') ? path : dirname(path)))];
    return [...section.matchAll(/`([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css|ya?ml))`/g)]
      .map(([, name]) => name!)
      .filter((name) =>
        page === 'README.md'
          ? !folders.some((folder) => isThere(join(folder, name)))
          : !basenames.has(name) && !isThere(name),
      );
  });
}

/** GitHub's rule for headings. */
function anchorsOf(page: string): Set<string> {
  const headings = readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );
}

function leads(from: string, link: string): boolean {
  const [path, anchor] = link.split('#') as [string, string?];
  const page = path === '' ? from : join(dirname(from), path);
  return existsSync(page) && (anchor === undefined || anchorsOf(page).has(anchor));
}

test.each(pages)('%s names files, pages and records that are there', (page) => {
  const text = readFileSync(page, 'utf8');
  const files = [...text.matchAll(/`([\w.-]+\/[\w./-]*\.(?:tsx?|mjs|css|ya?ml|md))`/g)];
  expect(files.map(([, file]) => file!).filter((file) => !isThere(file))).toEqual([]);
  expect(lostNames(page, text)).toEqual([]);
  const links = [...text.matchAll(/\]\(([\w./-]*(?:#[^)]*)?)\)/g)].map(([, link]) => link!);
  expect(links.filter((link) => !leads(page, link))).toEqual([]);
  const named = [...text.matchAll(/\b(?:decision|record)s? \d+(?:(?:,| and) \d+)*/gi)];
  const numbers = named.flatMap(([words]) => words.match(/\d+/g)!.map(Number));
  expect(numbers.filter((number) => !records.has(number))).toEqual([]);
});

test('code cites pages and headings of docs/reference, and records, that are there', () => {
  const lost = code.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const cited = [...text.matchAll(/\b([\w-]+\.md(?:#[\w-]+)?)/g)].map(([, link]) => link!);
    const wrong = cited.filter(
      (link) =>
        references.has(basename(link.split('#')[0]!)) && !leads('docs/reference/README.md', link),
    );
    const numbers = [...text.matchAll(/docs\/decisions\/(\d{4})((?:, \d{4})*)/g)]
      .flatMap(([, first, more]) => [first!, ...(more!.match(/\d{4}/g) ?? [])])
      .filter((number) => !records.has(Number(number)));
    return [...wrong, ...numbers].map((link) => `${file}: ${link}`);
  });
  expect(lost).toEqual([]);
});

test('comments name files that are there', () => {
  const all = [...code, ...globSync('*.{ts,mjs}')].map((file) => `/${file}`);
  const lost = code.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:\/[*/]|\*|\{\/\*)/.test(line))
      .flatMap((line) => [
        ...line.matchAll(/(?<![\w.*…/-])((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs))\b/g),
      ])
      .filter(([, named]) => !all.some((each) => each.endsWith(`/${named}`)))
      .map(([, named]) => `${file}: ${named}`),
  );
  expect(lost).toEqual([]);
});

test('the specification is cited with its page', () => {
  const comments = code.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:\/[*/]|\*|\{\/\*)/.test(line))
      .filter((line) => /specification(?!\.md)/i.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(comments).toEqual([]);
  const uncited = pages.filter((page) => {
    if (page.startsWith('docs/reference/')) return false;
    const text = readFileSync(page, 'utf8');
    return /specification(?!\.md)/i.test(text) && !/specification\.md/.test(text);
  });
  expect(uncited).toEqual([]);
});

test('README.md has every folder at the top, and every room', () => {
  const house = /```\n(contract\/[^]*?)```/.exec(readFileSync('README.md', 'utf8'))![1]!;
  expect(FOLDERS.filter((name) => !new RegExp(`(^| {5})${name}/`, 'm').test(house))).toEqual([]);
  const rooms = globSync('{server,web}/{*,*/*}/').map((folder) => `${basename(folder)}/`);
  const missing = new Set(rooms.filter((room) => !house.includes(room)));
  expect([...missing].toSorted()).toEqual([]);
});

test('README.md says which rooms stand in one half alone', () => {
  const rooms = globSync('{server,web}/{eleve,argent,extranet,site}/*/');
  const other = (room: string) =>
    room.replace(/^\w+/, (half) => (half === 'web' ? 'server' : 'web'));
  const alone = rooms.filter((room) => !rooms.includes(other(room)));
  const said = [
    ...readFileSync('README.md', 'utf8').matchAll(/^\| `((?:server|web)\/\w+\/\w+)` \|/gm),
  ];
  expect(said.map(([, room]) => room!).toSorted()).toEqual(
    alone.map((room) => room.replace(/\/$/, '')).toSorted(),
  );
});

test('README.md has the picture that `npm run maison` draws', async () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toContain('```mermaid');
  expect(await drawn(readme)).toBe(readme);
}, 120_000);

test('docs/exploitation.md has every variable of the environment', () => {
  const schema = readFileSync('server/socle/config/environment.ts', 'utf8');
  const names = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!);
  const page = readFileSync('docs/exploitation.md', 'utf8');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('README.md or docs/exploitation.md has every command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const told = ['README.md', 'docs/exploitation.md'].map((page) => readFileSync(page, 'utf8'));
  const names = Object.keys(scripts).filter(
    (name) => !(name.startsWith('pre') && name.slice(3) in scripts) && !/^(check:|post)/.test(name),
  );
  expect(names.length).toBeGreaterThan(20);
  const isTold = (name: string) =>
    told.some((text) => new RegExp(`\`npm (?:run )?${name}(?![\\w:])`).test(text));
  const untold = names.filter((name) => !isTold(name) && !/^(start|test)$/.test(name));
  expect(untold).toEqual([]);
});

test('docs/contenu.md has every claim that the rules check', () => {
  const page = readFileSync('docs/contenu.md', 'utf8');
  const claims = verifie.options.map(({ shape }) => shape.question.value);
  expect(claims.filter((claim) => !page.includes(`| \`${claim}\``))).toEqual([]);
});
