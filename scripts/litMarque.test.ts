import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scratch } from '../server/testing/scratch.ts';

const cwd = scratch('marque');
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }');
const script = join(import.meta.dirname, 'litMarque.mjs');
const lit = (marque: string) => {
  writeFileSync(join(cwd, 'marque.ts'), marque);
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd, encoding: 'utf8' });
  return { status, stderr };
};
const bonne = readFileSync('marque.ts', 'utf8');

test('a marque.ts that reads is silent', () => {
  expect(lit(bonne)).toEqual({ status: 0, stderr: '' });
});

test.each([
  ['an apostrophe', "nom: 'Auto-école de l'Étoile SRL',"],
  ['a comma that is gone', "nom: 'Auto-école'"],
  ['an end that is gone', "nom: 'Auto-école,"],
])('%s is told in French, with its line', (_, faute) => {
  const { status, stderr } = lit(bonne.replace("nom: 'Auto-école Priorité SRL (exemple)',", faute));
  expect(status).toBe(1);
  expect(stderr).toMatch(/^marque\.ts ne se lit pas, à la ligne \d+ ou juste avant\s:/);
  expect(stderr).toContain('une apostrophe s’y écrit ’');
});
