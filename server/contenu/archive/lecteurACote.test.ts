import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ArchiveRefusee } from './deballer.ts';
import { lecteurACote } from './lecteurACote.ts';

let dossier: string;
beforeAll(() => void (dossier = mkdtempSync(join(tmpdir(), 'priorite-lecteur-'))));
afterAll(() => rmSync(dossier, { recursive: true, force: true }));

/** Read as `nom`, by a reader with these bounds. */
async function lu(nom: string, texte: string, bounds: Parameters<typeof lecteurACote>[0] = {}) {
  const where = join(dossier, 'texte');
  writeFileSync(where, texte);
  const lit = lecteurACote(bounds);
  try {
    await lit.ouvrir(new Map([[nom, where]]), dossier);
    return await (nom.endsWith('.md') ? lit.chapitre(nom) : lit.questions(nom));
  } finally {
    await lit.end();
  }
}

/** A paragraph that takes the square of its length. */
const LONG = `# Un\n\n${'_a_'.repeat(500_000)}`;
const COURT = ['a.md', '# Un\n\nUn mot.\n'] as const;

test('what takes too long is refused, and the next one is read', async () => {
  // The thread is there: it is the text that takes its time.
  await lu(...COURT);
  await expect(lu('a.md', LONG, { patience: 2000 })).rejects.toBeInstanceOf(ArchiveRefusee);
  expect(await lu(...COURT)).toMatchObject({ libelle: 'Un' });
});

test('what nobody waits for any more ends', async () => {
  await lu(...COURT);
  const caller = new AbortController();
  const reading = lu('a.md', LONG, { gone: caller.signal });
  setTimeout(() => caller.abort(), 500);
  await expect(reading).rejects.toMatchObject({ status: 408 });
  await expect(lu(...COURT, { gone: caller.signal })).rejects.toMatchObject({ status: 408 });
  expect(await lu(...COURT)).toMatchObject({ libelle: 'Un' });
});

test('a thousand keys and a thousand faults take no square of them', async () => {
  const keys = Array.from({ length: 300_000 }, (_, at) => `k${at}`).join(',');
  const patience = 20_000;
  await expect(lu('q.yaml', `- {${keys}}`, { patience })).resolves.toMatchObject({ entrees: [] });
  await expect(lu('q.yaml', `[${','.repeat(400_000)}]`, { patience })).rejects.toMatchObject({
    fautes: [{ ligne: 1 }],
  });
});

test('a key that stands twice is a fault, in the line of the second', async () => {
  await expect(lu('q.yaml', '- ref: a\n  question: b\n  ref: c\n')).rejects.toMatchObject({
    fautes: [{ fichier: 'q.yaml', ligne: 3, message: expect.stringContaining('pas lisible') }],
  });
});
