import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawDessin } from './drawDessin.ts';
import { drawConducteur } from './scene/conducteur/index.ts';
import { exemples } from './scene/exemples/index.ts';
import { planOf } from './scene/index.ts';
import { scene } from './scene/scene.ts';
import { temps } from './scene/vocabulaire.ts';
import { tousLesDessins } from './tous.ts';

const FICHIER = path.join(import.meta.dirname, 'empreintes.json');

interface Dessinee {
  kind: string;
  nom: string;
  svg: string;
  /** Undefined for a view from the seat, told like the one from above. */
  titre?: string;
  description?: string;
}

const duSiege = (): Dessinee[] =>
  exemples
    .filter(([, ecrite]) => ecrite.usagers?.some((u) => u.moi === 'oui'))
    .flatMap(([nom, ecrite]) => {
      const vue = scene.parse({ ...ecrite, vue: 'conducteur', compteur: 50 });
      const plan = planOf(vue, '2026-11-02');
      return temps.map((il) => ({
        kind: 'Du siège',
        nom: `${nom}, ${il}`,
        svg: drawConducteur({ ...plan, temps: il }, { ...vue, temps: il }),
      }));
    });

export const drawAll = (): Dessinee[] => [
  ...tousLesDessins().flatMap(([kind, dessins]) =>
    dessins.map(({ nom, dessin, jour }) => ({ kind, nom, ...drawDessin(dessin, jour) })),
  ),
  ...duSiege(),
];

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
