import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keptContent } from './keptContent.ts';
import { questions } from './question.schema.ts';
import { readYaml } from './readYaml.ts';

const autre = { questions: [] } as never;

function dossier(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'priorite-contenu-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

test('what is kept is what is read: a file of each theme, drawn anew', async () => {
  const { questions: gardees } = await keptContent();
  const fichiers = new Map<string, string>();
  for (const fichier of globSync('questions/*/*.yaml', { cwd: import.meta.dirname }).toSorted()) {
    const theme = path.basename(path.dirname(fichier));
    if (!fichiers.has(theme)) fichiers.set(theme, fichier);
  }
  expect(fichiers.size).toBeGreaterThan(5);
  for (const [theme, fichier] of fichiers) {
    const texte = readFileSync(path.join(import.meta.dirname, fichier), 'utf8');
    const lues = readYaml(fichier, texte, questions).map((question) => ({ ...question, theme }));
    const refs = new Set(lues.map(({ ref }) => ref));
    // Told as yes or no: what an expectation would print of all there is takes longer than to read it.
    const memes = gardees.filter(({ ref }) => refs.has(ref));
    expect(isDeepStrictEqual(memes, lues), fichier).toBe(true);
  }
  // Drawn here only where no database of the tests was filled before.
}, 120_000);

test('is read once, and again when what is kept is damaged or of other sources', async () => {
  const kept = path.join(dossier(), 'neuf/contenu');
  const read = vi.fn<() => Promise<never>>(async () => autre);
  const times = async () => {
    expect(await keptContent({ kept, read })).toEqual(autre);
    return read.mock.calls.length;
  };
  expect([await times(), await times()]).toEqual([1, 1]);

  const ancien = deserialize(readFileSync(kept)) as object;
  writeFileSync(kept, serialize({ ...ancien, empreinte: 'other sources', content: {} }));
  expect([await times(), await times()]).toEqual([2, 2]);

  writeFileSync(kept, 'half');
  expect([await times(), await times()]).toEqual([3, 3]);
});

test('what can’t be kept is read each time, and what can’t be read is not kept', async () => {
  const dir = dossier();
  const read = vi.fn<() => Promise<never>>(async () => autre);
  await keptContent({ kept: dir, read });
  await keptContent({ kept: dir, read });
  expect(read).toHaveBeenCalledTimes(2);

  const kept = path.join(dir, 'contenu');
  const faux = async () => Promise.reject(new Error('une faute'));
  await expect(keptContent({ kept, read: faux })).rejects.toThrow('une faute');
  expect(await keptContent({ kept, read })).toEqual(autre);
  expect(read).toHaveBeenCalledTimes(3);
});
