// npm run livraison: the release of this commit in livraison/, made twice, from two clean clones.
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { version } from '../server/socle/config/version.ts';
import { licencesOf, partOf, sbomOf } from './parts.ts';
import { LIVRAISON, sha256 } from './versions.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'livraison');
const NOM = `priorite-${version}`;

const run = (command: string, told: readonly string[], cwd = ROOT): string =>
  execFileSync(command, told, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
/** All that is tracked, with the built pages: `npm start` then builds nothing. */
async function archiveOf(clone: string, date: Date): Promise<Buffer> {
  const tracked = run('git', ['ls-files', '-z'], clone).split('\0').filter(Boolean);
  const built = readdirSync(join(clone, 'build'), { recursive: true, encoding: 'utf8' });
  const paths = [...tracked, ...built.map((path) => `build/${path}`)]
    .filter((path) => statSync(join(clone, path)).isFile())
    .toSorted();
  const fichiers: Record<string, string> = {};
  const entries = paths.map((path) => {
    const body = readFileSync(join(clone, path));
    if (!path.startsWith('build/')) fichiers[path] = sha256(body);
    const mode = statSync(join(clone, path)).mode & 0o100 ? 0o755 : 0o644;
    return { header: { name: `${NOM}/${path}`, size: body.length, mode, mtime: date }, body };
  });
  const body = Buffer.from(JSON.stringify({ version, fichiers }, null, 2));
  const header = { name: `${NOM}/${LIVRAISON}`, size: body.length, mode: 0o644, mtime: date };
  return gzipSync(await packTar([...entries, { header, body }]), { level: 9 });
}

async function make(date: Date): Promise<Buffer> {
  const clone = mkdtempSync(join(tmpdir(), 'livraison-'));
  try {
    run('git', ['clone', '-q', ROOT, clone]);
    run('npm', ['ci', '--silent', '--no-audit', '--no-fund', '--prefer-offline'], clone);
    run(process.execPath, ['scripts/ensure.mjs', '--web'], clone);
    return await archiveOf(clone, date);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

function refuse(why: string): never {
  process.stderr.write(`La livraison n’est pas faite. ${why}\n`);
  process.exit(1);
}

if (run('git', ['status', '--porcelain'])) refuse('Tout doit être dans un commit.');
const changes = partOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version);
if (!changes) refuse(`CHANGELOG.md ne dit rien de la version ${version}.`);
// A version is one set of bytes, and its commit is found again by these words (schemaPorte.ts).
const [commit] = run('git', [
  'log',
  '--format=%H',
  `-S## ${version} (`,
  '--',
  'CHANGELOG.md',
]).split('\n');
if (commit !== run('git', ['rev-parse', 'HEAD']).trim())
  refuse(
    `La version ${version} est celle du commit ${commit}, qui l’a datée dans CHANGELOG.md\u00a0: donne un autre numéro.`,
  );

const date = new Date(run('git', ['log', '-1', '--format=%cI']).trim());
const [first, second] = [await make(date), await make(date)];
if (!first.equals(second)) refuse('Deux constructions du même commit diffèrent.');

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT);
const sbom = sbomOf(
  run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev']),
  { date, seed: sha256(first) },
);
const files: Record<string, string | Buffer> = {
  [`${NOM}.tar.gz`]: first,
  [`${NOM}.sbom.json`]: sbom,
  [`${NOM}.licences.txt`]: licencesOf(sbom),
  [`${NOM}.changes.md`]: changes,
};
const sums = Object.entries(files).map(([nom, text]) => {
  writeFileSync(join(OUT, nom), text);
  return `${sha256(Buffer.from(text))}  ${nom}`;
});
writeFileSync(join(OUT, 'SHA256SUMS'), `${sums.join('\n')}\n`);
process.stdout.write(`${sums.join('\n')}\nDeux fois construits, deux fois les mêmes octets.\n`);
