import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ZipFile } from 'yazl';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpack } from './unpack.ts';

let dossier: string;
beforeEach(() => (dossier = mkdtempSync(join(tmpdir(), 'priorite-archive-'))));
afterEach(() => rmSync(dossier, { recursive: true, force: true }));

async function zipOf(
  fichiers: Iterable<[string, string | Buffer, { mode?: number; compress?: boolean }?]>,
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [nom, contenu, options] of fichiers)
    zip.addBuffer(Buffer.from(contenu as string), nom, { ...options });
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const renamed = (archive: Buffer, from: string, to: string) =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');

const opened = (archive: Buffer, gone = new AbortController().signal) => {
  writeFileSync(join(dossier, 'archive'), archive);
  return unpack(join(dossier, 'archive'), join(dossier, 'fichiers'), gone);
};

test.each([
  ['no archive at all', async () => Buffer.from('bonjour'), /pas une archive ZIP/],
  [
    'one that is cut off',
    async () => (await zipOf([['series/a.yaml', 'x'.repeat(3000)]])).subarray(0, 60),
    /pas une archive ZIP/,
  ],
  [
    'a file whose check sum is another’s: its key is turned over',
    async () =>
      renamed(
        await zipOf([['series/a.yaml', 'correcte: a', { compress: false }]]),
        'correcte: a',
        'correcte: b',
      ),
    /«\sseries\/a\.yaml\s» est abîmé/,
  ],
  [
    'many small files that are nothing but spaces',
    async () =>
      zipOf(Array.from({ length: 30 }, (_, n) => [`questions/a/b${n}.yaml`, ' '.repeat(99_000)])),
    /comprimés comme aucun texte/,
  ],
  [
    'a path that leads out',
    async () => renamed(await zipOf([['xx/evil.yaml', 'a: b']]), 'xx/evil', '../evil'),
    /sort de son dossier/,
  ],
  [
    'an absolute path',
    async () => renamed(await zipOf([['x/evil.yaml', 'a: b']]), 'x/evil', '/tevil'),
    /sort de son dossier/,
  ],
  [
    'a backslash',
    async () => renamed(await zipOf([['xx/evil.yaml', 'a: b']]), 'xx/evil', '..\\evil'),
    /sort de son dossier/,
  ],
  [
    'a symbolic link',
    async () => zipOf([['series/a.yaml', '/etc/passwd', { mode: 0o120777 }]]),
    /est un lien/,
  ],
  [
    'two of one name',
    async () =>
      renamed(
        await zipOf([
          ['images/a.png', 'x'],
          ['images/b.png', 'x'],
        ]),
        'images/b',
        'images/A',
      ),
    /deux fichiers/,
  ],
  [
    'another kind of file',
    async () => zipOf([['series/a.exe', 'MZ']]),
    /pas un fichier du contenu/,
  ],
  [
    'a bomb',
    async () => zipOf([['series/a.yaml', Buffer.alloc(4 * 1024 ** 2)]]),
    /comme aucun texte/,
  ],
  [
    'a text that is too long',
    async () =>
      zipOf([['series/a.yaml', Buffer.alloc(6 * 1024 ** 2, 'abcdefgh0123'), { compress: false }]]),
    /5 Mo au plus/,
  ],
  [
    'ten thousand files',
    async () =>
      zipOf(
        Array.from({ length: 10_001 }, (_, at) => [`series/s-${at}.yaml`, '', { compress: false }]),
      ),
    /plus de 10.000 fichiers/,
  ],
] as [string, () => Promise<Buffer>, RegExp][])(
  '%s is refused in words',
  async (_, make, expected) => {
    const archive = await make();
    await expect(opened(archive)).rejects.toThrow(expected);
  },
);

test('a folder around everything is none; what computers add and what is not the bank’s is left out', async () => {
  const archive = await zipOf([
    ['mon contenu/series/a.yaml', 'é'],
    ['mon contenu/produits.yaml', 'x'],
    ['mon contenu/.DS_Store', 'x'],
    ['mon contenu/images/perdue.webp', ''],
  ]);
  const { fichiers, ecartes } = await opened(archive);
  expect([...fichiers.keys()]).toEqual(['series/a.yaml']);
  expect(readFileSync(fichiers.get('series/a.yaml')!, 'utf8')).toBe('é');
  expect(ecartes).toEqual(['produits.yaml']);
});

test('nothing is unpacked for who has left', async () => {
  const archive = await zipOf([['series/a.yaml', 'a: b']]);
  await expect(opened(archive, AbortSignal.abort())).rejects.toMatchObject({ status: 408 });
  expect(readdirSync(join(dossier, 'fichiers'))).toEqual([]);
});
