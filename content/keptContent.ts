import { createHash, randomUUID } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Content } from './schema.ts';

const RACINE = path.join(import.meta.dirname, '..');
/** Reinstalling the dependencies deletes this cache. */
const KEPT = path.join(RACINE, 'node_modules/.cache/priorite/contenu');

/** Hashes the files that match; patterns start at the top of the project. */
export function empreinteOfFiles(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: RACINE }).toSorted())
    hash.update(file).update(readFileSync(path.join(RACINE, file)));
  return hash.digest('hex');
}

export const SOURCES = [
  'content/**/*.{yaml,md,html,ts}',
  'content/images/*',
  '{drawing,droit,regles}/**/*.ts',
  'marque.ts',
];

export const imagesDuContenu = (): Map<string, string> =>
  new Map(
    globSync('images/*', { cwd: import.meta.dirname }).map((nom) => [
      nom,
      path.join(import.meta.dirname, nom),
    ]),
  );

/** Reading and drawing takes seconds: cached until a source changes. */
export async function keptContent({ kept = KEPT, read = readFiles } = {}): Promise<Content> {
  // The lock file versions the parsers, and Node's version the cache format.
  const empreinte = `${process.version} ${empreinteOfFiles([...SOURCES, 'package-lock.json'])}`;
  const content = lookUp(kept, empreinte);
  if (content) return content;
  const lu = await read();
  keep(kept, serialize({ empreinte, content: lu }));
  return lu;
}

const readFiles = async (): Promise<Content> => (await import('./content.ts')).readContent();

function lookUp(kept: string, empreinte: string): Content | undefined {
  try {
    const found = deserialize(readFileSync(kept)) as { empreinte: string; content: Content };
    return found.empreinte === empreinte ? found.content : undefined;
  } catch {
    return undefined;
  }
}

/** Renames, because several processes may write; a read-only disk goes without a cache. */
function keep(kept: string, bytes: Buffer): void {
  const draft = `${kept}-${randomUUID()}`;
  try {
    mkdirSync(path.dirname(kept), { recursive: true });
    writeFileSync(draft, bytes);
    renameSync(draft, kept);
  } catch {
    rmSync(draft, { force: true });
  }
}
