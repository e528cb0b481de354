import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawDessin } from './index.ts';
import { tousLesDessins } from './tous.ts';

const FICHIER = path.join(import.meta.dirname, 'empreintes.json');

/** Of each drawing there is, by kind and name: what it was when somebody last looked at it. */
export function empreintes(): Record<string, string> {
  const lignes = tousLesDessins().flatMap(([kind, dessins]) =>
    dessins.map(({ nom, dessin, jour }): [string, string] => [
      `${kind} : ${nom}`,
      createHash('sha256').update(drawDessin(dessin, jour).svg).digest('hex').slice(0, 12),
    ]),
  );
  return Object.fromEntries(lignes.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export const empreintesGardees = (): Record<string, string> =>
  JSON.parse(readFileSync(FICHIER, 'utf8')) as Record<string, string>;

export const gardeEmpreintes = (): void =>
  writeFileSync(FICHIER, `${JSON.stringify(empreintes(), null, 2)}\n`);
