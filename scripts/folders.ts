import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = new Set([
  'build',
  'coverage',
  'data',
  'deploiement',
  'docs',
  'livraison',
  'node_modules',
  'sauvegardes',
  'test-results',
]);

/** Folders at the top that hold our source: checks and tests walk a new one by themselves. */
export const FOLDERS = readdirSync(join(import.meta.dirname, '..'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !OTHERS.has(entry.name))
  .map(({ name }) => name);

/** A school runs on these; the others measure and try it. */
export const PRODUCT = FOLDERS.filter((name) => !['bench', 'e2e', 'scripts'].includes(name));

/** A file that a check reads. */
export interface Source {
  /** From the top of the project: `web/eleve/series/Grille.tsx`. */
  path: string;
  text: string;
}
