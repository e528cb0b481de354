import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readContent } from './content.ts';
import { keptContent, SOURCES } from './keptContent.ts';

const autre = { questions: [] } as never;

function dossier(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'priorite-contenu-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

test('what is kept is what is read, whole', async () => {
  // A failing deep expectation would print everything, slowly.
  expect(isDeepStrictEqual(await keptContent(), readContent())).toBe(true);
  // Every picture is drawn, twice on an empty cache.
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

test('all that it is read with decides whether it is read anew', () => {
  const sources = new Set(globSync(SOURCES));
  const missing = [...sources]
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, to]) =>
        path.join(path.dirname(file), to!),
      ),
    )
    .filter((file) => !sources.has(file));
  expect([...new Set(missing)]).toEqual([]);
});
