import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FautesDeFichier } from '../../../../content/readYaml.ts';
import { ArchiveRefusee } from './unpack.ts';
import { startReader } from './readerThread.ts';

let dossier: string;
beforeAll(() => void (dossier = mkdtempSync(join(tmpdir(), 'priorite-lecteur-'))));
afterAll(() => rmSync(dossier, { recursive: true, force: true }));

async function lu(nom: string, texte: string, bounds: Parameters<typeof startReader>[0] = {}) {
  const where = join(dossier, 'texte');
  writeFileSync(where, texte);
  const reader = startReader(bounds);
  try {
    await reader.open(new Map([[nom, where]]), dossier);
    return await (/\.(?:md|html)$/.test(nom) ? reader.chapitre(nom) : reader.questions(nom));
  } finally {
    await reader.end();
  }
}

/** The largest YAML allowed, which takes ten seconds to parse. */
const LONG = '- a\n'.repeat(1_200_000);
const COURT = ['a.md', '# Un\n\nUn mot.\n'] as const;

test('what takes too long is refused, and the next one is read', async () => {
  await lu(...COURT);
  await expect(lu('q.yaml', LONG, { patienceMs: 2000 })).rejects.toBeInstanceOf(ArchiveRefusee);
  expect(await lu(...COURT)).toMatchObject({ libelle: 'Un' });
});

test('what nobody waits for any more ends', async () => {
  await lu(...COURT);
  const caller = new AbortController();
  const reading = lu('q.yaml', LONG, { gone: caller.signal });
  setTimeout(() => caller.abort(), 500);
  await expect(reading).rejects.toMatchObject({ status: 408 });
  await expect(lu(...COURT, { gone: caller.signal })).rejects.toMatchObject({ status: 408 });
  expect(await lu(...COURT)).toMatchObject({ libelle: 'Un' });
});

test('a thousand keys and a thousand faults take no square of them', async () => {
  const keys = Array.from({ length: 100_000 }, (_, at) => `k${at}`).join(',');
  const patienceMs = 20_000;
  await expect(lu('q.yaml', `- {${keys}}`, { patienceMs })).resolves.toMatchObject({ entrees: [] });
  await expect(lu('q.yaml', `[${','.repeat(150_000)}]`, { patienceMs })).rejects.toMatchObject({
    fautes: [{ ligne: 1 }],
  });
});

test.each([
  ['emphasis that opens', '*a '.repeat(130_000)],
  ['emphasis within emphasis', '*a '.repeat(60_000) + 'b*'.repeat(90_000)],
  ['emphasis that touches', '_a_'.repeat(130_000)],
  ['brackets', '['.repeat(390_000)],
  ['pictures', '!['.repeat(190_000)],
  ['code that does not end', '`a '.repeat(130_000)],
  ['signs of exclamation', '!'.repeat(390_000)],
  ['quotations in quotations', '> '.repeat(190_000)],
  ['lists in lists', '- '.repeat(190_000)],
  ['a list of figures in lists', '1. '.repeat(130_000)],
])('Markdown that takes the square of its length is refused by its file: %s', async (_, texte) => {
  await expect(lu('a.md', `# Un\n\n${texte}a\n`)).rejects.toMatchObject({
    fautes: [{ fichier: 'a.md', ligne: 3, message: expect.stringMatching(/au plus|l’une dans/) }],
  });
});

test.each([
  ['a.md', '# Un\n\n', 'a '],
  ['a.html', '<title>Un</title>\n', '\n'],
])(
  'a chapter longer than a text may be is refused before it is read: %s',
  async (nom, tete, mot) => {
    await expect(lu(nom, `${tete}${mot.repeat(500_000)}b`)).rejects.toMatchObject({
      fautes: [{ fichier: nom, ligne: 1, message: expect.stringContaining('trop long') }],
    });
  },
);

test('a chapter has fifty drawings at most', async () => {
  const dessin = '```dessin\npanneau: B1\n```\n\n';
  await expect(lu('a.md', `# Un\n\n${dessin.repeat(51)}`)).rejects.toMatchObject({
    fautes: [{ message: expect.stringContaining('50 dessins au plus') }],
  });
});

test('what a chapter may hold is read: lists, many bold words, a long paragraph', async () => {
  const gras = Array.from({ length: 70 }, (_n, at) => `**mot${at}**`).join(' ');
  const texte = `# Un\n\n${gras}\n\n${'- un *mot*\n'.repeat(2000)}\n${'mot '.repeat(20_000)}\n`;
  expect(await lu('a.md', texte)).toMatchObject({ libelle: 'Un', enHtml: false });
});

test('a key that stands twice is a fault, in the line of the second', async () => {
  await expect(lu('q.yaml', '- ref: a\n  question: b\n  ref: c\n')).rejects.toMatchObject({
    fautes: [{ fichier: 'q.yaml', ligne: 3, message: expect.stringContaining('pas lisible') }],
  });
});

test.each([
  ['q.yaml', '- '.repeat(100_000)],
  ['q.yaml', '? '.repeat(100_000)],
  ['a.md', `# Un\n\n${'>'.repeat(100_000)}`],
])('what stands too deep in something else is refused: %s', async (nom, texte) => {
  await lu(...COURT);
  // The stack's size differs per machine, so either refusal may come first.
  await expect(lu(nom, texte, { patienceMs: 20_000 })).rejects.toSatisfy(
    (cause) => cause instanceof FautesDeFichier || cause instanceof ArchiveRefusee,
  );
  expect(await lu(...COURT)).toMatchObject({ libelle: 'Un' });
});
