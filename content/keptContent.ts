import { createHash, randomUUID } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { pasMontrees } from './banque/montrees.ts';
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
  'content/{vues,films/fenetres,films/sosies}/*.json',
  '{drawing,droit,films,monde,regles}/**/*.ts',
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

/** More would take a start seconds: `npm run banque` looks at them all. */
const MOST_SEEN = 8;

async function readFiles(): Promise<Content> {
  const content = (await import('./content.ts')).readContent();
  const neuves = pasMontrees(content.questions).slice(0, MOST_SEEN);
  if (neuves.length === 0) return content;
  const defauts = (await import('./banque/vues.ts')).defautsDesVues(neuves);
  if (defauts.length > 0) throw new Error(defauts.join('\n'));
  return content;
}

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
