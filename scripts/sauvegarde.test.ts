import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scratch } from '../server/testing/scratch.ts';

const DATA_DIR = scratch('commandes');
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

function run(command: string, args: string[] = [], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`scripts/${command}.ts`, ...args],
    { env: { ...process.env, DATABASE_URL: '', DATA_DIR, ...env }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

const CLES = run('sauvegardeCle').stdout;
const [SAUVEGARDE_CLE] = /age1\w+/.exec(CLES)!;
const FILE = join(DATA_DIR, 'cle.txt');
writeFileSync(FILE, CLES);

test('the keys of backups are a key file of age, but for comments', () => {
  expect(CLES.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([
    expect.stringMatching(/^AGE-SECRET-KEY-1[\dA-Z]{58}$/),
  ]);
});

const AWAY = 'postgres://127.0.0.1:1/x';

test.each<[string, string[], Record<string, string>, string]>([
  ['sauvegarde', [], {}, 'La sauvegarde n’est pas faite. SAUVEGARDE_CLE manque'],
  ['sauvegarde', [], { SAUVEGARDE_CLE: 'age1x' }, 'SAUVEGARDE_CLE n’est pas valable'],
  ['sauvegarde', ['--garde', '0'], { SAUVEGARDE_CLE: SAUVEGARDE_CLE }, '--garde est le nombre'],
  ['sauvegarde', ['--ver', 'x'], {}, 'Une option n’existe pas'],
  [
    'sauvegarde',
    ['--vers', join(DATA_DIR, 'là')],
    { SAUVEGARDE_CLE: SAUVEGARDE_CLE, DATABASE_URL: AWAY },
    'La sauvegarde n’est pas faite. PostgreSQL ne répond pas à l’adresse de DATABASE_URL.',
  ],
  [
    'sauvegarde',
    ['--vers', join(DATA_DIR, 'là')],
    { SAUVEGARDE_CLE: SAUVEGARDE_CLE },
    'il n’y a pas d’école ici',
  ],
  ['restaure', [], {}, 'Quelle sauvegarde'],
  ['restaure', ['x.age'], {}, 'Il faut la clé secrète de sauvegarde'],
  ['restaure', ['x.age', '--cle', 'nulle-part.txt'], {}, 'nulle-part.txt n’existe pas.'],
  ['restaure', ['x.age', '--cle', 'package.json'], {}, 'AGE-SECRET-KEY-1'],
  [
    'restaure',
    ['x.age', '--cle', FILE],
    {},
    'La restauration n’est pas faite. x.age n’existe pas.',
  ],
  ['verifie', [], {}, 'La vérification ne passe pas.'],
  ['demenage', ['--de', DATA_DIR], {}, 'Le déménagement n’est pas fait. Il faut --de et --vers'],
])('%s %j ends with 1 and says why', (command, args, env, sentence) => {
  const { status, stderr } = run(command, args, env);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(sentence) });
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(readdirSync(DATA_DIR)).not.toContain('priorite.sqlite');
});
