import { createHash, randomUUID } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Content } from './schema.ts';

const RACINE = path.join(import.meta.dirname, '..');
/** Beside what else is made of the sources and thrown away with the dependencies. */
const KEPT = path.join(RACINE, 'node_modules/.cache/priorite/contenu');

/** Of files named by patterns, from the top of the project: another as soon as one of them is. */
export function empreinteOfFiles(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: RACINE }).toSorted())
    hash.update(file).update(readFileSync(path.join(RACINE, file)));
  return hash.digest('hex');
}

/** All that decides what is read: words, drawings, and the law that judges them. */
export const SOURCES = [
  'content/**/*.{yaml,md,html,ts}',
  'content/images/*',
  '{drawing,droit}/**/*.ts',
];

/** The photos of content/ by their names in it, as an archive has them: where each lies. */
export const imagesDuContenu = (): Map<string, string> =>
  new Map(
    globSync('images/*', { cwd: import.meta.dirname }).map((nom) => [
      nom,
      path.join(import.meta.dirname, nom),
    ]),
  );

/**
 * What readContent gives. To read and draw it takes seconds, and each new database asks for the same:
 * it is done once, and kept for as long as nothing that decides it has changed.
 */
export async function keptContent({ kept = KEPT, read = readFiles } = {}): Promise<Content> {
  // Which parsers, by the lock file; and what is kept is of one version of the format.
  const empreinte = `${process.version} ${empreinteOfFiles([...SOURCES, 'package-lock.json'])}`;
  const content = lookUp(kept, empreinte);
  if (content) return content;
  const lu = await read();
  keep(kept, serialize({ empreinte, content: lu }));
  return lu;
}

/** Most starts find it kept: only this one needs what reads and draws. */
const readFiles = async (): Promise<Content> => (await import('./content.ts')).readContent();

function lookUp(kept: string, empreinte: string): Content | undefined {
  try {
    const found = deserialize(readFileSync(kept)) as { empreinte: string; content: Content };
    return found.empreinte === empreinte ? found.content : undefined;
  } catch {
    // None, or none that can be read: it is read anew.
    return undefined;
  }
}

/** Whole or not at all, though several start at once; where nothing can be written it is read each time. */
function keep(kept: string, bytes: Buffer): void {
  const draft = `${kept}-${randomUUID()}`;
  try {
    mkdirSync(path.dirname(kept), { recursive: true });
    writeFileSync(draft, bytes);
    renameSync(draft, kept);
  } catch {
    // A folder that is not ours.
    rmSync(draft, { force: true });
  }
}
