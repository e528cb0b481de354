/**
 * npm run check:navigateurs: finds features in the build that our oldest browsers lack.
 * web/socle/kernel/secours.js and permis.ts may cover them.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { lateInSheet } from './navigateurs/feuille.ts';
import { PERMIS } from './navigateurs/permis.ts';
import { lateInScript } from './navigateurs/script.ts';
import { SECOURS } from './navigateurs/secours.ts';

const found = new Map<string, string[]>();
for (const file of globSync('build/client/**/*.{js,css}')) {
  const text = readFileSync(file, 'utf8');
  // The polyfills test for what they bring.
  if (basename(file).startsWith('secours-')) continue;
  for (const name of (file.endsWith('.js') ? lateInScript : lateInSheet)(text))
    found.set(name, [...(found.get(name) ?? []), basename(file)]);
}

/** « text-wrap » covers « text-wrap: balance ». */
const ruleOf = (name: string) => (name in PERMIS ? name : name.split(': ')[0]!);
const used = new Set([...found.keys()].map(ruleOf));

const faults = [
  ...[...found]
    .filter(([name]) => !SECOURS.has(name) && !(ruleOf(name) in PERMIS))
    .map(([name, files]) => `${name} est trop récent (${files.slice(0, 3).join(', ')})`),
  ...Object.keys(PERMIS)
    .filter((name) => !used.has(name))
    .map((name) => `${name} est permis, et rien ne l’emploie`),
  ...[...SECOURS.keys()]
    .filter((name) => !found.has(name))
    .map((name) => `${name} est dans secours.js, et rien ne l’emploie`),
];
for (const fault of faults.toSorted()) process.stdout.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
