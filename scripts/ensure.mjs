// Runs on any Node. Installs by the lock file, writes the lists of manifestes.mjs, and with --web
// builds the pages; installs and builds only when their inputs change.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { checkMarque } from './litMarque.mjs';
import { writeManifestes } from './manifestes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const WEB = [
  'scripts/buildWorker.ts',
  'scripts/ensure.mjs',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'content/legal',
  'contract',
  'drawing',
  'droit',
  'marque.ts',
  'monde',
  'regles',
  'web',
];

/** An owner changes these, and pages show them: server/socle/http/textes.ts compares. */
const MARQUE = 'marque.ts';
const OWNED = [MARQUE, 'content/legal'];

const SMALLEST = constants.BROTLI_MAX_QUALITY;
const QUICK = 5;

const INSTALLED = ['node_modules/.priorite-lock', fingerprint(['package-lock.json'])];

// npm's postinstall: a user's own `npm ci` need not be repeated.
if (process.argv.includes('--installed')) {
  const { npm_command: command, npm_config_omit: omit } = process.env;
  if (command === 'ci' && !omit) step(...INSTALLED, () => {});
  process.exit();
}

step(...INSTALLED, () => {
  // Locked versions never change: npm may use its cache.
  const quietly = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  run([...(npm ? [node, npm] : ['npm']), 'ci', ...quietly]);
});
const own = join(root, 'node_modules/.bin/node');
if (!existsSync(own)) linkNode();
// No package brings Node for this platform: npm's own must do.
if (!existsSync(own) && Number(process.versions.node.split('.')[0]) < 26) {
  process.stderr.write(`Il faut Node 26 sur cette machine : celui-ci est ${process.version}.\n`);
  process.exit(1);
}
step('node_modules/.priorite-marque', fingerprint([MARQUE]), () => checkMarque(root));
writeManifestes();
if (process.argv.includes('--web')) {
  const wanted = fingerprint(WEB);
  const compressed = join(root, 'build/.priorite-br');
  step('build/.priorite-web', wanted, () => {
    rmSync(join(root, 'build/.priorite-web'), { force: true });
    run([join(root, 'node_modules/.bin/react-router'), 'build']);
    run(['node', join(root, 'scripts/buildWorker.ts')]);
    rmSync(compressed, { force: true });
    writeFileSync(join(root, 'build/.priorite-lus'), JSON.stringify(sumsOf(OWNED)));
  });
  // Full compression is a third of the work: tests do without.
  const quality = process.argv.includes('--quick') ? QUICK : SMALLEST;
  const done = existsSync(compressed) ? Number(readFileSync(compressed, 'utf8')) : -1;
  if (done < quality) {
    compressAll(join(root, 'build/client'), quality);
    writeFileSync(compressed, String(quality));
  }
  if (process.env.npm_lifecycle_event === 'prestart')
    process.stdout.write('Priorité est installée, et ses pages sont à jour.\n');
}

/** npm 10 takes the link away with the packages of other platforms. */
function linkNode() {
  const brings = /^node-(bin-)?(linux|darwin)-/;
  const found = readdirSync(join(root, 'node_modules')).find((name) => brings.test(name));
  if (found) symlinkSync(`../${found}/bin/node`, own);
}

function compressAll(folder, quality) {
  for (const { name, parentPath } of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(name)) continue;
    const file = join(parentPath, name);
    const bytes = readFileSync(file);
    if (bytes.length < 1024) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function step(stamp, wanted, work) {
  const file = join(root, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return;
  work();
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, wanted);
}

function run([command, ...args]) {
  const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH, NODE_ENV: '' };
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of filesOf(paths))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

function sumsOf(paths) {
  const sum = (path) =>
    createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex');
  return Object.fromEntries(filesOf(paths).map((path) => [path, sum(path)]));
}

function filesOf(paths) {
  return paths.flatMap((path) => {
    const full = join(root, path);
    if (!existsSync(full)) return [];
    if (!statSync(full).isDirectory()) return [path];
    return filesOf(
      readdirSync(full)
        .sort()
        .map((name) => join(path, name)),
    );
  });
}
