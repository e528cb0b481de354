import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { scratch } from '../../testing/scratch.ts';
import { readTextes } from './textes.ts';

const dossier = scratch('textes');
afterAll(() => rmSync(dossier, { recursive: true, force: true }));
const root = pathToFileURL(`${dossier}/`);
const write = (path: string, text: string) => writeFileSync(new URL(path, root), text);
mkdirSync(new URL('build/', root));
mkdirSync(new URL('content/legal/', root), { recursive: true });
write('marque.ts', 'a');
write('content/legal/conditions.md', '---\nmodele: oui\n---\n');
write('content/legal/cookies.md', '---\n---\nUn texte.\n');

const RIEN = { temoignage: null, ecolesPartenaires: [], lienSocial: null };

test('of the model it names what pages still show', () => {
  expect(readTextes().modele).toEqual([
    'le témoignage',
    'les écoles partenaires',
    'le lien social',
    'content/legal/conditions.md',
    'content/legal/viePrivee.md',
  ]);
  expect(readTextes(root, RIEN).modele).toEqual(['content/legal/conditions.md']);
  write('content/legal/conditions.md', '---\n---\nRelu.\n');
  expect(readTextes(root, RIEN).modele).toEqual([]);
});

test('pages are older than a file that has changed since they were built, or is gone', () => {
  expect(readTextes(root, RIEN).changes).toEqual([]);
  const sum = createHash('sha256').update('a').digest('hex');
  const lus = { 'marque.ts': sum, 'content/legal/gone.md': sum };
  write('build/.priorite-lus', JSON.stringify(lus));
  expect(readTextes(root, RIEN).changes).toEqual(['content/legal/gone.md']);
  write('marque.ts', 'b');
  expect(readTextes(root, RIEN).changes).toEqual(['marque.ts', 'content/legal/gone.md']);
});
