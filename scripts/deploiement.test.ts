import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { scratch } from '../server/testing/scratch.ts';
import { MEMOIRE } from './startServer.ts';

const read = (name: string) => readFileSync(name, 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name!);

const OURS = new Set(
  namesIn(read('server/socle/config/environment.ts'), /^ {2}([A-Z][A-Z_]+): /gm),
);
/** Node's own, and the C library's. */
for (const name of ['NODE_ENV', 'MALLOC_ARENA_MAX']) OURS.add(name);
const NEEDED = ['APP_MODE', 'APP_URL', 'APP_SECRET', 'MAIL_FROM', 'SMTP_URL'];

interface Service {
  image: string;
  environment?: Record<string, string>;
}
interface Objet {
  kind: string;
  data?: object;
  stringData?: object;
}

const exemple = namesIn(read('deploiement/priorite.env.exemple'), /^([A-Z_]+)=/gm);

const SCHOOL: Record<string, () => string[]> = {
  'priorite.env.exemple': () => exemple,
  'compose.yaml': () => {
    const { services } = parse(read('deploiement/compose.yaml'), { merge: true }) as {
      services: Record<string, Service>;
    };
    const own = Object.values(services).filter(({ image }) => image === 'priorite');
    return [...exemple, ...own.flatMap(({ environment }) => Object.keys(environment!))];
  },
  'kubernetes.yaml': () =>
    parseAllDocuments(read('deploiement/kubernetes.yaml'))
      .map((each) => each.toJS() as Objet)
      .filter(({ kind }) => kind === 'ConfigMap' || kind === 'Secret')
      .flatMap(({ data, stringData }) => Object.keys(data ?? stringData!)),
};

test.each(Object.entries(SCHOOL))(
  '%s gives a school what it needs, by names that it reads',
  (_, told) => {
    const names = told();
    expect(names.filter((name) => !OURS.has(name))).toEqual([]);
    expect(NEEDED.filter((name) => !names.includes(name))).toEqual([]);
  },
);

test.each([
  ['Containerfile', /(?<=^ENV .*)\b([A-Z_]+)=/gm],
  ['priorite.service', /(?<=^Environment=.*)\b([A-Z_]+)=/gm],
])('%s sets names that a school reads', (file, pattern) => {
  const names = namesIn(read(`deploiement/${file}`), pattern);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !OURS.has(name))).toEqual([]);
});

const RECOPIES = [...read('docs/premier-jour.md').matchAll(/\bcourante\/(deploiement\/[\w.]+)/g)];

test('all that the first day copies is tracked, so in the archive', () => {
  const fichiers = RECOPIES.map(([, fichier]) => fichier!);
  expect(fichiers).toContain('deploiement/priorite.sh');
  const git = spawnSync('git', ['ls-files', ...fichiers], { encoding: 'utf8' });
  expect(git.stdout.trim().split('\n').toSorted()).toEqual([...new Set(fichiers)].toSorted());
});

/** systemd's rules (systemd.exec(5), EnvironmentFile) for values without a backslash. */
const ofSystemd = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^(\w+)=(?:'([^']*)'|"([^"]*)"|(.*?))[ \t]*$/gm)].map(
      ([, name, single, double, bare]) => [name!, single ?? double ?? bare!],
    ),
  );

describe('priorite.sh', () => {
  const dossier = scratch('priorite');
  afterAll(() => rmSync(dossier, { recursive: true, force: true }));

  /** As it is, but in a folder of ours and as this user. */
  function priorite(reglages: string, env: NodeJS.ProcessEnv = {}) {
    const fichier = join(dossier, 'priorite.env');
    writeFileSync(fichier, reglages);
    const script = read('deploiement/priorite.sh')
      .replaceAll('/etc/priorite.env', fichier)
      .replace('/srv/priorite/courante', dossier)
      .replace('runuser -u priorite -- ', '');
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', script, 'priorite', 'env'], {
      env,
      encoding: 'utf8',
    });
    return { status, stderr, seen: Object.fromEntries(stdout.split('\n').map(pairOf)) };
  }
  const pairOf = (line: string) => [line.replace(/=.*$/, ''), line.replace(/^[^=]*=/, '')];

  test.each([
    ['the example', read('deploiement/priorite.env.exemple')],
    [
      'signs of the shell',
      `SMTP_URL='smtps://a:Nou$veau"\`mot\` & {b};*@h'\nMAIL_FROM="L'école <a@b.be>"\n`,
    ],
    ['none', 'APP_SECRET=aB+/9== \nPORT=3000\n'],
  ])('reads a value as systemd does: %s', (_, reglages) => {
    const wanted = ofSystemd(reglages);
    const { status, seen } = priorite(reglages);
    expect(status).toBe(0);
    expect(Object.keys(wanted).length).toBeGreaterThan(1);
    expect(seen).toMatchObject(wanted);
  });

  test.each([
    ['SMTP_URL="smtps://a:Nou$veau@h"'],
    ['MAIL_FROM=Mon école <a@b.be>'],
    ["MAIL_FROM='L'école <a@b.be>'"],
    ["MAIL_FROM='Mon école <a@b.be>"],
    ['APP_SECRET = abc'],
  ])('refuses what the two read differently, by its line: %s', (line) => {
    const { status, stderr } = priorite(`# a\n\n${line}\nPORT=3000\n`);
    expect(status).toBe(1);
    expect(stderr).toMatch(/, ligne 3 : écris NOM='valeur'/);
  });

  test('a DATA_DIR that is given wins, and nothing else does', () => {
    const { seen } = priorite('DATA_DIR=/var/lib/priorite\nPORT=3000\n', {
      DATA_DIR: '/var/lib/essai',
      PORT: '4000',
    });
    expect(seen).toMatchObject({ DATA_DIR: '/var/lib/essai', PORT: '3000' });
  });
});

test.each(['package.json', 'deploiement/priorite.service', 'deploiement/Containerfile'])(
  '%s starts a server with the memory that was measured',
  (name) => {
    const text = read(name).replaceAll(/["\\,]/g, '');
    expect(text).toContain(`node ${MEMOIRE.join(' ')} server/main.ts`);
    expect(text).toContain('MALLOC_ARENA_MAX=2');
  },
);
