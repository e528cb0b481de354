// npm run check:schema: the last release's own tests, on the schema of this commit.
// Servers of both run side by side during an update (docs/decisions/0134).
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastRelease } from './parts.ts';

const ROOT = join(import.meta.dirname, '..');
const MIGRATIONS = 'server/socle/db/migrations';
const SCHEMA = [MIGRATIONS, 'server/socle/db/schema.ts'];
/** All calls. Others ask of each table what the code says of it, which is silent on tomorrow's. */
const WINGS = ['server/eleve/', 'server/argent/', 'server/extranet/'];
/** Tells how busy this machine is. */
const LOAD = 'server/extranet/sante/**';
/** Wants every column of a question filled, tomorrow's too. */
const COLUMNS = 'server/extranet/contenu/archive/archive.test.ts';

const git = (...told: string[]): string =>
  execFileSync('git', told, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 }).trim();

function refuse(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

/** The commit that wrote its date into CHANGELOG.md, or one that is named for a trial. */
function releaseOf(named: string | undefined): string {
  if (named) return git('rev-parse', named);
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    process.stderr.write(
      'NOT SHOWN: that the last release bears this schema. This clone is shallow and lacks it: git fetch --unshallow.\n',
    );
    process.exit();
  }
  const version = lastRelease(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
  const [commit] = git('log', '--format=%H', `-S## ${version} (`, '--', 'CHANGELOG.md').split('\n');
  if (!commit) refuse(`No commit of this history has released ${version}.`);
  return commit;
}

const commit = releaseOf(process.argv[2]);
const changed = git('diff', '--name-status', commit, '--', MIGRATIONS)
  .split('\n')
  .filter((line) => /\d{4}-/.test(line));
const edited = changed.filter((line) => !line.startsWith('A'));
if (edited.length > 0) refuse(`A released migration is never edited:\n${edited.join('\n')}`);
if (changed.length === 0) {
  process.stdout.write(`No migration since ${commit.slice(0, 8)}.\n`);
  process.exit();
}

const release = mkdtempSync(join(tmpdir(), 'schema-'));
try {
  const tar = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', release], { input: tar });
  for (const path of SCHEMA)
    cpSync(join(ROOT, path), join(release, path), { recursive: true, force: true });
  const sameParts = git('diff', '--name-only', commit, '--', 'package-lock.json') === '';
  if (sameParts) symlinkSync(join(ROOT, 'node_modules'), join(release, 'node_modules'));
  else run('npm', 'ci', '--silent', '--no-audit', '--no-fund', '--prefer-offline');
  const vitest = join(release, 'node_modules/.bin/vitest');
  const left = ['--exclude', LOAD, '--exclude', COLUMNS];
  run(vitest, 'run', '--project', 'sqlite', '--retry', '2', ...left, ...WINGS);
} finally {
  rmSync(release, { recursive: true, force: true });
}

function run(command: string, ...told: string[]): void {
  const { status } = spawnSync(command, told, { cwd: release, stdio: 'inherit' });
  if (status !== 0) {
    process.stderr.write(`The release ${commit.slice(0, 8)} does not bear this schema.\n`);
    process.exitCode = 1;
  }
}
