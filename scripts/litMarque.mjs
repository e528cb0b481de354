// Runs on any Node. Says in French what an owner mistyped in marque.ts; systemd asks it at each start.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));

/** Ends the process with a sentence where it is not to be read. */
export function checkMarque(folder) {
  const node = existsSync(own) ? own : process.execPath;
  const lire = ['--input-type=module', '-e', "await import('./marque.ts')"];
  const { status, stderr } = spawnSync(node, lire, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return;
  const [, ligne, texte] = /marque\.ts:(\d+)\n([^]*?)\n\n/.exec(stderr) ?? [];
  if (!ligne) process.stderr.write(stderr);
  process.stderr.write(
    `marque.ts ne se lit pas${ligne ? `, à la ligne ${ligne} ou juste avant\u00a0:\n\n${texte}\n\n` : '. '}Chaque texte est entre deux ', une apostrophe s’y écrit ’, et une virgule suit chaque ligne.\n`,
  );
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) checkMarque(process.cwd());
