import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { verifie } from '../drawing/scene/verifie/index.ts';
import { IMAGE_PRISE } from '../regles/images.ts';
import { FOLDERS } from './folders.ts';
import { drawn } from './maison.ts';

const pages = globSync('{*.md,docs/**/*.md}');
const records = new Set(globSync('docs/decisions/*.md').map((file) => Number(file.slice(15, 19))));
const code = globSync(`{${FOLDERS.join(',')}}/**/*.{ts,tsx,css,mjs}`);
const references = new Set(globSync('docs/reference/*.md').map((file) => basename(file)));
const WINGS = ['socle', 'eleve', 'argent', 'extranet', 'site'];
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

test('README.md has every folder at the top', () => {
  const house = /```\n(contract\/[^]*?)```/.exec(readFileSync('README.md', 'utf8'))![1]!;
  expect(FOLDERS.filter((name) => !new RegExp(`^${name}/`, 'm').test(house))).toEqual([]);
});

/** By wing: rooms of both halves, of the server alone, of web alone. */
const toldRooms = new Map(
  [...readFileSync('README.md', 'utf8').matchAll(/^\| (`\w+`:|no wing)(.*)\|$/gm)].map(
    ([, wing, rest]) => [
      wing!.replaceAll(/[`:]/g, ''),
      rest!
        .split(' |')
        .slice(1)
        .map((cell) => [...cell.matchAll(/`(\w+)\/`/g)].map(([, room]) => room!).toSorted()),
    ],
  ),
);

test.each([...WINGS, 'no wing'])(
  'README.md’s table of the house has the rooms of %s, where they are',
  (wing) => {
    const roomsOf = (half: string) =>
      wing === 'no wing'
        ? globSync(`${half}/*/`, { exclude: WINGS.map((each) => `${half}/${each}`) })
        : globSync(`${half}/${wing}/*/`);
    const [server, web] = ['server', 'web'].map(
      (half) => new Set(roomsOf(half).map((room) => basename(room))),
    ) as [Set<string>, Set<string>];
    const rooms = [server.intersection(web), server.difference(web), web.difference(server)];
    expect(toldRooms.get(wing)).toEqual(rooms.map((each) => [...each].toSorted()));
  },
);

test('README.md has the picture that `npm run maison` draws', async () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toContain('```mermaid');
  expect(await drawn(readme)).toBe(readme);
}, 120_000);

test('README.md has the demo’s accounts', () => {
  const people = readFileSync('content/demo.yaml', 'utf8').match(/[\w.]+@demo\.be/g)!;
  const [, table = ''] = readFileSync('README.md', 'utf8').split('## Demo accounts');
  expect(table.split('\n## ')[0]!.match(/[\w.]+@demo\.be/g)).toEqual(people);
});

test('docs/exploitation.md has every variable of the environment', () => {
  const schema = readFileSync('server/socle/config/environment.ts', 'utf8');
  const names = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!);
  const page = readFileSync('docs/exploitation.md', 'utf8');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('docs/premier-jour.md says what to do at every alert', () => {
  const alertes = readFileSync('docs/alertes.yaml', 'utf8').matchAll(/^ +- alert: (\w+)$/gm);
  const names = [...alertes].map(([, name]) => name!);
  const page = readFileSync('docs/premier-jour.md', 'utf8');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('docs/exploitation.md has every job', () => {
  const jobs = [...readFileSync('server/taches.ts', 'utf8').matchAll(/\bnom: ['`]([^'`]+)/g)];
  const names = jobs.map(([, name]) => name!.replace(/\$\{.*\}/, '…'));
  const page = readFileSync('docs/exploitation.md', 'utf8');
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('each command has one row: in README.md, docs/exploitation.md or docs/mesures/README.md', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const names = Object.keys(scripts).filter(
    (name) =>
      !(name.startsWith('pre') && name.slice(3) in scripts) &&
      !/^(check:|post|start$|test$)/.test(name),
  );
  expect(names.length).toBeGreaterThan(18);
  const told = ['README.md', 'docs/exploitation.md', 'docs/mesures/README.md'].flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/^\| `npm run ([\w:]+)/gm)].map(([, name]) => name!),
  );
  expect(told.toSorted()).toEqual(names.toSorted());
});

test('docs/contenu.md has every kind of content', () => {
  const page = readFileSync('docs/contenu.md', 'utf8');
  const kinds = globSync('content/**/*.{yaml,md,html}')
    .map((file) => file.split('/'))
    .map(([, name, inside]) => (inside ? `${name}/` : name!));
  const told = [...page.matchAll(/(?<=^\| |`, )`([\w.-]+\/?)/gm)].map(([, name]) => name!);
  expect([...new Set(kinds).difference(new Set(told))]).toEqual([]);
});

test('docs/contenu.md has every claim that the rules check', () => {
  const page = readFileSync('docs/contenu.md', 'utf8');
  const claims = verifie.options.map(({ shape }) => shape.question.value);
  expect(claims.filter((claim) => !page.includes(`| \`${claim}\``))).toEqual([]);
});

test('docs/contenu.md says how large a photo may be', () => {
  expect(readFileSync('docs/contenu.md', 'utf8')).toContain(IMAGE_PRISE.split(' (')[0]);
});
