// npm run releve -- [--eleves 1000] [--serveurs 2] [--fois 1] [--seul PANNE …] [--garde DIR].
// It plays an exam evening on several servers, breaks one thing after another, prints what was lost.
// All of it runs in namespaces of its own, so nothing outside is touched and nothing survives it.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCertificat } from './releve/certificat.ts';
import { listManquants } from './releve/paquets.ts';

const { values } = parseArgs({
  options: {
    eleves: { type: 'string', default: '1000' },
    serveurs: { type: 'string', default: '2' },
    fois: { type: 'string', default: '1' },
    seul: { type: 'string', multiple: true, default: [] },
    garde: { type: 'string' },
  },
});

const refuse = (phrase: string): never => {
  process.stderr.write(`${phrase}\n`);
  process.exit(1);
};
if (process.platform !== 'linux' || process.getuid?.() !== 0)
  refuse('Cette commande veut Linux et root : elle crée ses propres espaces de noms.');
const manquants = listManquants();
if (manquants.length > 0) refuse(`Il manque des paquets : apt-get install ${manquants.join(' ')}`);

const dossier = resolve(values.garde ?? mkdtempSync(join(tmpdir(), 'priorite-releve-')));
mkdirSync(dossier, { recursive: true });
// PostgreSQL's own user has to reach its folder.
chmodSync(dossier, 0o711);
const certificat = makeCertificat(dossier);

/** The shell is the first process inside: it buries what others leave, and ends all with itself. */
const ENTREE = 'ip link set lo up && mount -t tmpfs tmpfs /dev/shm && "$@"; exit $?';
const DEDANS = ['sh', '-c', ENTREE, 'sh', process.execPath];
const UNSHARE = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
const child = spawn(
  'unshare',
  [...UNSHARE, ...DEDANS, 'scripts/releve/soir.ts', JSON.stringify({ ...values, dossier })],
  {
    // Ctrl-C reaches this process alone; the evening ends when its input does.
    detached: true,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: {
      ...process.env,
      TMPDIR: dossier,
      NODE_ENV: 'production',
      NODE_EXTRA_CA_CERTS: certificat,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.stdin.end());
child.once('exit', (code) => {
  if (!values.garde) rmSync(dossier, { recursive: true, force: true });
  process.exit(code ?? 1);
});
