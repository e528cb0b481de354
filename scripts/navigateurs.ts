/**
 * npm run navigateurs: a short journey in Firefox and WebKit, where installed. Its server is lost
 * for ten seconds. A folder after `--` keeps screenshots.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MOTEURS } from '../e2e/moteurs/moteurs.ts';
import { parcours } from '../e2e/moteurs/parcours.ts';
import { database, newEleve } from '../e2e/people.ts';
import { startServer } from './startServer.ts';

const PERDU = 10_000;
/** In milliseconds, until animations and pictures settle. */
const POSE = 700;

const [folder] = process.argv.slice(2);
const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-navigateurs-'));
process.env.E2E_DATA_DIR = DATA_DIR;
const { origin, stop } = await startServer({ DATA_DIR });
try {
  for (const { nom, program, open } of MOTEURS) {
    if (program) await walk(open, program);
    else say(`${nom}\u00a0: pas sur cette machine.`);
  }
} finally {
  await (await database()).close();
  await stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
}

async function walk(open: (typeof MOTEURS)[number]['open'], program: string): Promise<void> {
  const moteur = await open(program);
  const look = async (name: string) => {
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    await pause(POSE);
    const file = `${moteur.nom.split(' ')[0]} ${name}.png`;
    writeFileSync(join(folder, file), await moteur.screenshot());
  };
  try {
    await parcours(moteur, { origin, eleve: await newEleve(), perdu: PERDU, look });
    say(`${moteur.nom} : tout va${moteur.plaintes.map((each) => `\n  ${each}`).join('')}`);
  } catch (error) {
    await look('échec');
    say(`${moteur.nom} : ${String(error)}${moteur.plaintes.map((each) => `\n  ${each}`).join('')}`);
    process.exitCode = 1;
  } finally {
    await moteur.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
