import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GENERATOR = new URL('manifestes.mjs', import.meta.url).href;
const { manifestes } = (await import(GENERATOR)) as { manifestes: () => [string, string][] };

test.each(manifestes())('%s lists what the rooms have', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test.each([
  ['contract/calls.ts', "export * from './extranet/eleves.detail.ts';"],
  ['server/appels.ts', 'export { addReponse } from'],
  ['server/socle/db/migrations/index.ts', "export { series as '0001-series' } from"],
  ['regles/ressources.ts', 'REMISE,'],
  ['server/extranet/annuler/gestes.liste.ts', '...remisesGestes,'],
  ['web/extranet/cadre/pages.liste.ts', '...elevesPages,'],
  ['web/extranet/cadre/pages.liste.ts', 'REMISE.page,'],
  ['web/extranet/journal/journal.liste.ts', 'elevesJournal,'],
  ['web/extranet/journal/journal.liste.ts', 'wordsOfRessource(REMISE),'],
  ['web/StaffPage.pages.ts', "export { default as '/extranet/users' } from"],
  ['docs/decisions/README.md', '| 1 | [One process, two databases'],
])('%s has %s', (file, line) => {
  expect(Object.fromEntries(manifestes())[file]).toContain(line);
});
