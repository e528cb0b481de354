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
  ['web/extranet/cadre/pages.fichiers.ts', "'/extranet/users': 'extranet/admins/AdminsPage.tsx',"],
  ['docs/decisions/README.md', '| 1 | [One process, two databases'],
])('%s has %s', (file, line) => {
  expect(Object.fromEntries(manifestes())[file]).toContain(line);
});

test('a call is described in the room that handles it', () => {
  const written = Object.fromEntries(manifestes());
  const handled = [...written['server/appels.ts']!.matchAll(/\{([^}]+)\} from '\.\/(.+)\//g)];
  const roomOf = new Map(
    handled.flatMap(([, names, room]) => names!.match(/\w+/g)!.map((name) => [name, room!])),
  );
  const elsewhere = [...written['contract/calls.ts']!.matchAll(/'\.\/(.+)\.ts'/g)].flatMap(
    ([, file]) => {
      const room = new RegExp(`^${file!.replace(/\..*/, '').replaceAll('/', '/(.+/)?')}(/|$)`);
      const text = readFileSync(`contract/${file}.ts`, 'utf8');
      const calls = [...text.matchAll(/^export const (\w+) = defineCall\(/gm)];
      return calls
        .map(([, name]) => name!)
        .filter((name) => !room.test(roomOf.get(name)!))
        .map((name) => `${name}: contract/${file}.ts, server/${roomOf.get(name)}`);
    },
  );
  expect(roomOf.size).toBeGreaterThan(100);
  expect(elsewhere).toEqual([]);
});
