// The evening itself; scripts/releve.ts starts it inside namespaces.
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../server/socle/db/connect.ts';
import type { Database } from '../../server/socle/db/database.ts';
import { type Joueur, fill } from '../../bench/fill.ts';
import { fillContenu } from '../../server/testing/fillContenu.ts';
import { type Carnet, openCarnet } from './carnet.ts';
import { openEcole } from './ecole.ts';
import { playEleve } from './eleve.ts';
import { PANNES, type Panne } from './pannes.ts';
import { type Ligne, tableOf } from './table.ts';

export interface Soir {
  carnet: Carnet;
  /** In milliseconds: half of what a learner takes for a question. */
  reflexion: number;
  fini: boolean;
}

export interface Options {
  eleves: string;
  serveurs: string;
  fois: string;
  seul: string[];
  dossier: string;
}

const REFLEXION_MS = 10_000;
/** In milliseconds, after each fault. */
const CALME = 5000;

const options = JSON.parse(process.argv[2]!) as Options;
process.stdin.resume().once('end', () => process.exit(130));
const say = (text: string) => process.stdout.write(`${text}\n`);

const ecole = await openEcole(options);
const base = await connect(ecole.where);
const joueurs = await fillEcole(base, ecole.where.DATA_DIR);
await ecole.start();
const soir: Soir = { carnet: openCarnet(), reflexion: REFLEXION_MS, fini: false };
const playing = joueurs.map((joueur, n) => playEleve(joueur, n, soir));
void Promise.all(playing).catch((cause: unknown) => {
  process.stderr.write(`${String((cause as Error).stack)}\n`);
  process.exit(1);
});
// Everybody has begun.
await pause(REFLEXION_MS * 2);

const voulues = PANNES.filter(({ nom }) => options.seul.length === 0 || options.seul.includes(nom));
let tenu = true;
for (let fois = 1; fois <= Number(options.fois); fois++) {
  const lignes: Ligne[] = [];
  for (const panne of voulues) lignes.push(await playPanne(panne));
  say(tableOf(lignes));
  tenu &&= lignes.every(({ tenue }) => tenue);
}
await ecole.keepLogs();
process.exit(tenu ? 0 : 1);

async function fillEcole(database: Database, dossier: string): Promise<Joueur[]> {
  await fillContenu(database, dossier);
  return (await fill(database, 0.005, new Date(), Number(options.eleves))).joueurs;
}

async function playPanne(panne: Panne): Promise<Ligne> {
  const carnet = (soir.carnet = openCarnet());
  await panne.run(ecole);
  await pause(CALME);
  soir.carnet = openCarnet();
  while (carnet.enCours > 0) await pause(100);
  const perdues = await countPerdues(carnet);
  const { attente, quoi, erreurs, renvois } = carnet;
  for (const [dit, nombre] of countEach([
    ...erreurs,
    ...renvois.map((status) => `renvoi ${status}`),
  ]))
    say(`  ${panne.nom} : ${nombre} × ${dit}`);
  const borne = panne.borne * 1000;
  return {
    panne: panne.nom,
    acquittees: carnet.acquittees.size,
    perdues,
    attente,
    quoi,
    renvois: renvois.length,
    erreurs: erreurs.length,
    tenue: perdues === 0 && erreurs.length === 0 && attente <= borne,
  };
}

function countEach(dits: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const dit of dits) counts.set(dit, (counts.get(dit) ?? 0) + 1);
  return counts;
}

/** Acknowledged answers that the database does not have. */
async function countPerdues({ acquittees }: Carnet): Promise<number> {
  const ids = [...new Set([...acquittees.keys()].map((cle) => Number(cle.split(' ')[0])))];
  const found = new Map<number, string>();
  for (let at = 0; at < ids.length; at += 500) {
    const rows = await base.read
      .selectFrom('tentative')
      .select(['id', 'reponses'])
      .where('id', 'in', ids.slice(at, at + 500))
      .execute();
    for (const { id, reponses } of rows) found.set(id, reponses);
  }
  return [...acquittees].filter(([cle, lettre]) => {
    const [id, position] = cle.split(' ').map(Number);
    return found.get(id!)?.[position!] !== lettre;
  }).length;
}
