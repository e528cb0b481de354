// npm run assaut -- [--database postgres] [--avant DIR] [--seul tuyau].
// Attacks a local server with knowledge of the code, and prints results beside their bounds.
// `--avant` compares another built checkout.
import { join } from 'node:path';
import { loadavg } from 'node:os';
import { inspect, parseArgs } from 'node:util';
import { adresses } from './assaut/adresses.ts';
import { type Moteur, chooseBase, closeBase, openBase } from './assaut/base.ts';
import type { Constat } from './assaut/client.ts';
import { contenu } from './assaut/contenu.ts';
import { corrigees } from './assaut/corrigees.ts';
import { departs } from './assaut/departs.ts';
import { deux } from './assaut/deux.ts';
import { ecole } from './assaut/ecole.ts';
import { facteurs } from './assaut/facteurs.ts';
import { hote } from './assaut/hote.ts';
import { logins } from './assaut/logins.ts';
import { magasin } from './assaut/magasin.ts';
import { ouvertes } from './assaut/ouvertes.ts';
import { papiers } from './assaut/papiers.ts';
import { retraits } from './assaut/retraits.ts';
import { session } from './assaut/session.ts';
import { tuyau } from './assaut/tuyau.ts';
import { verrou } from './assaut/verrou.ts';
import { startServer } from './startServer.ts';

const ASSAUTS: Record<string, (origin: string, pid: number) => Promise<Constat[]>> = {
  tuyau,
  hote,
  logins,
  verrou,
  adresses,
  session,
  contenu,
  ecole,
  magasin,
  retraits,
  facteurs,
  corrigees,
  ouvertes,
  papiers,
  deux,
  departs,
};

const { values: options } = parseArgs({
  options: {
    avant: { type: 'string' },
    seul: { type: 'string' },
    database: { type: 'string', default: 'sqlite' },
  },
});
if (!['sqlite', 'postgres'].includes(options.database))
  throw new Error('--database\u00a0: sqlite ou postgres.');
chooseBase(options.database as Moteur);
const noms = Object.keys(ASSAUTS).filter((nom) => !options.seul || nom === options.seul);
if (noms.length === 0) throw new Error(`Un assaut parmi : ${Object.keys(ASSAUTS).join(', ')}.`);

let tenus = 0;
let rompus = 0;
for (const nom of noms) {
  say(`\n${nom}`);
  const avant = options.avant ? await attack(nom, options.avant) : [];
  for (const [rang, { mesure, valeur, borne, tenu }] of (await attack(nom, '.')).entries()) {
    if (tenu) tenus++;
    else rompus++;
    const before = options.avant ? `${avant[rang]?.valeur ?? avant[0]?.valeur} → ` : '';
    say(`  ${tenu ? '✓' : '✗'} ${mesure}\u00a0: ${before}${valeur} (${borne})`);
  }
}
// The load average says why an attack may miss its bound: the machine was busy.
say(`\n${tenus} passed, ${rompus} failed (${loadavg()[0]!.toFixed(1)} à la fois sur la machine)`);
process.exitCode = rompus > 0 ? 1 : 0;
await closeBase();

async function attack(nom: string, root: string): Promise<Constat[]> {
  const base = await openBase();
  const env = { ...base.env, LOG_LEVEL: 'silent' };
  const server = await startServer(env, [join(root, 'server/main.ts')]);
  try {
    return await ASSAUTS[nom]!(server.origin, server.pid);
  } catch (cause) {
    const valeur = (await isAlive(server.origin)) ? inspect(cause) : 'le serveur est mort';
    return [{ mesure: nom, valeur, borne: 'vivant', tenu: false }];
  } finally {
    await server.stop();
    await base.close();
  }
}

function isAlive(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
