import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawDessin } from './drawDessin.ts';
import { tousLesDessins } from './tous.ts';

const FICHIER = path.join(import.meta.dirname, 'empreintes.json');

interface Dessinee {
  kind: string;
  nom: string;
  svg: string;
  titre: string;
  description: string;
}

export const drawAll = (): Dessinee[] =>
  tousLesDessins().flatMap(([kind, dessins]) =>
    dessins.map(({ nom, dessin, jour }) => ({ kind, nom, ...drawDessin(dessin, jour) })),
  );

export const empreintesOf = (dessinees: Dessinee[]): Record<string, string> =>
  Object.fromEntries(
    dessinees
      .map(({ kind, nom, svg }): [string, string] => [
        `${kind} : ${nom}`,
        createHash('sha256').update(svg).digest('hex').slice(0, 12),
      ])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

export const empreintesGardees = (): Record<string, string> =>
  JSON.parse(readFileSync(FICHIER, 'utf8')) as Record<string, string>;

export const keepEmpreintes = (empreintes: Record<string, string>): void =>
  writeFileSync(FICHIER, `${JSON.stringify(empreintes, null, 2)}\n`);
