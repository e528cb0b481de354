import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { packTar, type TarEntry } from 'modern-tar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../server/socle/http/freePort.ts';
import { scratch } from '../server/testing/scratch.ts';
import { LIVRAISON, type MiseAJour, sha256, update } from './versions.ts';

// Each starts several servers, on a machine that may be busy.
const LIMIT = 120_000;
vi.setConfig({ testTimeout: LIMIT });

/** As little of a version as an update sees: a server, its set-up, its backup, what owners change. */
const petite = (version: string, more: Record<string, string> = {}): Record<string, string> => ({
  'package.json': JSON.stringify({ type: 'module', version }),
  'marque.ts': 'export const nom = "modèle";\n',
  'content/legal/prive.html': 'modèle\n',
  'scripts/ensure.mjs': '',
  'scripts/sauvegarde.ts': `import { mkdirSync, writeFileSync } from 'node:fs';
    const vers = process.argv[3];
    if (process.env.SANS_CLE) { console.error('SAUVEGARDE_CLE manque'); process.exit(1); }
    mkdirSync(vers, { recursive: true });
    writeFileSync(vers + '/' + Date.now() + '.age', '${version}');`,
  'server/main.ts': `import { createServer } from 'node:http';
    const ready = ${version !== '1.1.8'};
    const server = createServer(({ url }, response) => {
      if (url === '/api/ready') response.writeHead(ready ? 200 : 503);
      response.end(JSON.stringify({ version: '${version}' }));
    }).listen(Number(process.env.PORT), () => console.log('localhost:' + server.address().port));
    process.on('SIGTERM', () => process.exit(0));`,
  ...more,
});

let dossier: string;
let PORT: string;
beforeEach(async () => {
  dossier = scratch('maj');
  PORT = String(await freePort());
  pose('1.0.0');
  symlinkSync('priorite-1.0.0', join(dossier, 'courante'));
});
afterEach(() => {
  spawnSync('kill $(cat pid)', { shell: true, cwd: dossier });
  rmSync(dossier, { recursive: true, force: true });
});
const livraison = (version: string, files: Record<string, string>) => ({
  ...files,
  [LIVRAISON]: JSON.stringify({
    version,
    fichiers: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, sha256(Buffer.from(text))]),
    ),
  }),
});

function pose(version: string): void {
  for (const [path, text] of Object.entries(livraison(version, petite(version)))) {
    const file = join(dossier, `priorite-${version}`, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function archiveOf(
  version: string,
  more: Record<string, string> = {},
  hostile: TarEntry[] = [],
): Promise<string> {
  const nom = `priorite-${version}`;
  const mtime = new Date(0);
  const entries = Object.entries(livraison(version, petite(version, more))).map(([path, body]) => ({
    header: { name: `${nom}/${path}`, size: Buffer.byteLength(body), mode: 0o644, mtime },
    body,
  }));
  const bytes = gzipSync(await packTar([...hostile, ...entries]));
  writeFileSync(join(dossier, `${nom}.tar.gz`), bytes);
  writeFileSync(join(dossier, 'SHA256SUMS'), `${sha256(bytes)}  ${nom}.tar.gz\n`);
  return join(dossier, `${nom}.tar.gz`);
}

/** As a supervisor does, one at a time: ends its server, and starts the one that is linked now. */
const relance = () => `(flock 9
  while kill $(cat pid 2>/dev/null) 2>/dev/null; do sleep 0.02; done
  PORT=${PORT} ${process.execPath} courante/server/main.ts >/dev/null 9>&- & echo $! >pid) 9>verrou`;

const maj = (): MiseAJour => ({
  dossier,
  env: process.env,
  origin: `http://127.0.0.1:${PORT}`,
  relance: relance(),
  vers: join(dossier, 'sauvegardes'),
  patience: LIMIT / 2,
  dire: () => {},
});
const updateTo = (archive: string | undefined, more: Partial<MiseAJour> = {}) =>
  update({ ...maj(), ...more }, archive);
const links = () =>
  ['courante', 'precedente'].map((nom) => {
    const link = join(dossier, nom);
    return existsSync(link) ? readlinkSync(link).replace('priorite-', '') : undefined;
  });
const served = async (): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`);
  return ((await answer.json()) as { version: string }).version;
};
const read = (path: string) => readFileSync(join(dossier, path), 'utf8');
const there = () => readdirSync(dossier).filter((nom) => nom.startsWith('priorite-'));

test('lays the new version, backs up with the old one, serves, and goes back by hand', async () => {
  writeFileSync(join(dossier, 'priorite-1.0.0/marque.ts'), 'export const nom = "la mienne";\n');
  expect(await updateTo(await archiveOf('1.1.0'))).toEqual(['1.1.0 sert, et elle est prête.']);
  expect([links(), await served()]).toEqual([['1.1.0', '1.0.0'], '1.1.0']);
  expect(
    readdirSync(join(dossier, 'sauvegardes')).map((nom) => read(`sauvegardes/${nom}`)),
  ).toEqual(['1.0.0']);
  expect(read('courante/marque.ts')).toContain('la mienne');
  expect(await updateTo(undefined)).toEqual(['1.0.0 sert, et elle est prête.']);
  expect([links(), await served()]).toEqual([['1.0.0', '1.1.0'], '1.0.0']);
});

test('a version that never becomes ready changes nothing', async () => {
  await expect(updateTo(await archiveOf('1.1.8'))).rejects.toThrow('Celui d’avant sert toujours');
  expect(links()).toEqual(['1.0.0', undefined]);
});

test('a version that cannot be restarted gives way to the one before', async () => {
  await updateTo(await archiveOf('1.1.0'));
  const fails = `case $(readlink courante) in *1.1.9) exit 1 ;; esac; ${relance()}`;
  const late = updateTo(await archiveOf('1.1.9'), { relance: fails });
  await expect(late).rejects.toThrow('1.1.0 est de nouveau en place et elle sert.');
  expect([links(), await served()]).toEqual([['1.1.0', '1.0.0'], '1.1.0']);
});

test('without a command it says how to restart; run again with one, it goes on', async () => {
  const archive = await archiveOf('1.1.0');
  expect((await updateTo(archive, { relance: undefined }))[0]).toContain('systemctl restart');
  expect(links()).toEqual(['1.1.0', '1.0.0']);
  expect(await updateTo(archive)).toEqual(['1.1.0 sert, et elle est prête.']);
  expect(links()).toEqual(['1.1.0', '1.0.0']);
});

test.each<[string, string, (archive: string) => void]>([
  [
    'is cut',
    'n’est pas entière',
    (file) => writeFileSync(file, readFileSync(file).subarray(0, 99)),
  ],
  ['has no sums', 'SHA256SUMS', () => rmSync(join(dossier, 'SHA256SUMS'))],
  ['is another’s', 'n’est pas entière', () => writeFileSync(join(dossier, 'SHA256SUMS'), '')],
])('an archive that %s is refused before anything is laid', async (_, why, harm) => {
  const archive = await archiveOf('1.1.0');
  harm(archive);
  await expect(updateTo(archive)).rejects.toThrow(why);
  expect([links(), there()]).toEqual([
    ['1.0.0', undefined],
    ['priorite-1.0.0', 'priorite-1.1.0.tar.gz'],
  ]);
});

test('an older version, another file, and a first version’s way back are refused', async () => {
  await expect(updateTo(await archiveOf('0.9.0'))).rejects.toThrow('plus ancienne que 1.0.0');
  await expect(updateTo(join(dossier, 'école.zip'))).rejects.toThrow('n’est pas une livraison');
  await expect(updateTo(undefined)).rejects.toThrow('pas de version d’avant');
});

test('no backup, no update', async () => {
  const env = { ...process.env, SANS_CLE: '1' };
  await expect(updateTo(await archiveOf('1.1.0'), { env })).rejects.toThrow('Sans sauvegarde');
  expect(links()).toEqual(['1.0.0', undefined]);
});

test('what fails to install leaves nothing; what a killed update left is laid anew', async () => {
  const broken = await archiveOf('1.1.0', { 'scripts/ensure.mjs': 'process.exit(1);' });
  await expect(updateTo(broken)).rejects.toThrow('ne s’installe pas');
  expect(there()).toEqual(['priorite-1.0.0', 'priorite-1.1.0.tar.gz']);
  mkdirSync(join(dossier, 'priorite-1.1.0.en-cours/scripts'), { recursive: true });
  writeFileSync(join(dossier, 'priorite-1.1.0.en-cours/scripts/half.ts'), '');
  await updateTo(await archiveOf('1.1.0'));
  expect(existsSync(join(dossier, 'courante/scripts/half.ts'))).toBe(false);
});

/** In milliseconds: a whole update of these small versions takes less. */
const LONGEST_UPDATE = 2000;
/** `FOIS=50 npx vitest run scripts/maj.test.ts` tries harder. */
const FOIS = Number(process.env.FOIS ?? 2);

test(
  'killed at any moment it leaves a whole version, and the same command again ends it',
  async () => {
    const archive = await archiveOf('1.1.0');
    const { dire: _, env: __, ...wanted } = { ...maj(), patience: 10_000 };
    const script = `import { update } from ${JSON.stringify(join(import.meta.dirname, 'versions.ts'))};
    await update({ ...JSON.parse(process.argv[1]), env: process.env, dire: () => {} }, process.argv[2]);`;
    for (let fois = 0; fois < FOIS; fois++) {
      const killed = spawn(
        process.execPath,
        ['--input-type=module', '-e', script, JSON.stringify(wanted), archive],
        { stdio: 'ignore' },
      );
      const ended = once(killed, 'exit');
      await pause(Math.random() * LONGEST_UPDATE);
      killed.kill('SIGKILL');
      await ended;
      const { fichiers } = JSON.parse(read(`courante/${LIVRAISON}`)) as {
        fichiers: Record<string, string>;
      };
      for (const [path, sum] of Object.entries(fichiers))
        expect(sha256(readFileSync(join(dossier, 'courante', path)))).toBe(sum);
      if (links()[0] === '1.0.0') await updateTo(archive);
      else spawnSync(relance(), { shell: true, cwd: dossier, stdio: 'ignore' });
      expect(links()).toEqual(['1.1.0', '1.0.0']);
      await vi.waitFor(async () => expect(await served()).toBe('1.1.0'), 10_000);
      await updateTo(undefined);
      expect([links()[0], await served()]).toEqual(['1.0.0', '1.0.0']);
      rmSync(join(dossier, 'priorite-1.1.0'), { recursive: true, force: true });
      rmSync(join(dossier, 'precedente'), { force: true });
    }
  },
  FOIS * LIMIT,
);

test.each([
  ['a path that climbs', [{ name: 'priorite-1.1.0/../../dehors', size: 1 }]],
  ['an absolute path', [{ name: '/dehors', size: 1 }]],
  [
    'a way through a link',
    [
      { name: 'priorite-1.1.0/lien', size: 0, type: 'symlink', linkname: '../..' },
      { name: 'priorite-1.1.0/lien/dehors', size: 1 },
    ],
  ],
] as const)('of %s an archive writes nothing outside its folder', async (_, headers) => {
  const hostile = headers.map((header) => ({ header, ...(header.size > 0 && { body: '!' }) }));
  const archive = await archiveOf('1.1.0', {}, hostile);
  await updateTo(archive).catch(() => {});
  const outside = [join(dossier, 'dehors'), join(dossier, '../dehors'), '/dehors'];
  expect(outside.filter((path) => existsSync(path))).toEqual([]);
});

test('of two at once, one is refused', async () => {
  const both = await Promise.allSettled([
    updateTo(await archiveOf('1.1.0')),
    updateTo(await archiveOf('1.1.0')),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(
    String((both.find(({ status }) => status === 'rejected') as { reason: Error }).reason),
  ).toContain('déjà en cours');
});

test('a file that both sides changed is asked for, and taken once it is merged', async () => {
  writeFileSync(join(dossier, 'priorite-1.0.0/content/legal/prive.html'), 'le mien\n');
  const archive = await archiveOf('1.1.0', { 'content/legal/prive.html': 'le nouveau\n' });
  await expect(updateTo(archive)).rejects.toThrow('Tu as changé content/legal/prive.html');
  expect(read('fusion/content/legal/prive.html.nouveau')).toBe('le nouveau\n');
  expect(there()).toEqual(['priorite-1.0.0', 'priorite-1.1.0.tar.gz']);
  writeFileSync(join(dossier, 'fusion/content/legal/prive.html'), 'les deux\n');
  await updateTo(archive);
  expect(read('courante/content/legal/prive.html')).toBe('les deux\n');
  expect(existsSync(join(dossier, 'fusion'))).toBe(false);
});

test.each([
  [[], 'Quelle livraison'],
  [['x.tar.gz', '--retour'], 'Quelle livraison'],
  [['x.tar.gz'], 'n’est pas un lien vers cette version'],
])('npm run maj %j ends with 1 and says why', (told, why) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/maj.ts', ...told], {
    env: { ...process.env, DATA_DIR: join(dossier, 'data') },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(why) });
});
