// The evening itself; scripts/releve.ts starts it inside namespaces.
import { setTimeout as pause } from 'node:timers/promises';
import { adresseOf } from '../../regles/images.ts';
import { gardeOf } from '../../server/app.ts';
import type { Environment } from '../../server/socle/config/environment.ts';
import { openStore } from '../../server/socle/fichiers/openStore.ts';
import { openFolder, photo } from '../../server/testing/images.ts';
import { connect } from '../../server/socle/db/connect.ts';
import type { Database } from '../../server/socle/db/database.ts';
import { produitAAcheter } from '../../bench/achats.ts';
import { fill } from '../../bench/fill.ts';
import { fillContenu } from '../../server/testing/fillContenu.ts';
import { buy } from './acheteur.ts';
import { type Carnet, openCarnet } from './carnet.ts';
import { countMailsQuiAttendent, countPerdues, countVentes } from './comptes.ts';
import { openEcole } from './ecole.ts';
import { playEleve } from './eleve.ts';
import { PANNES, type Panne } from './pannes.ts';
import { type LigneDePanne, tableOf } from './table.ts';

export interface Soir {
  carnet: Carnet;
  /** In milliseconds: half of what a learner takes for a question. */
  reflexion: number;
  /** Addresses of pictures in the bucket. */
  images: string[];
  fini: boolean;
}

export interface OptionsDuSoir {
  eleves: string;
  serveurs: string;
  fois: string;
  seul: string[];
  dossier: string;
}

const REFLEXION_MS = 10_000;
/** One buys at each of these. */
const VENTE_MS = 2000;
const ACHETEURS = 1500;
const IMAGES = 9;
/** In milliseconds, after each fault. */
const CALME = 5000;

const options = JSON.parse(process.argv[2]!) as OptionsDuSoir;
process.stdin.resume().once('end', () => process.exit(130));
const say = (text: string) => process.stdout.write(`${text}\n`);

const ecole = await openEcole(options);
const base = await connect(ecole.where);
const { joueurs, acheteurs } = await fillEcole(base, ecole.where.DATA_DIR);
await ecole.start();
const images = await keepImages(base, ecole.STORAGE_URL);
const soir: Soir = { carnet: openCarnet(), reflexion: REFLEXION_MS, images, fini: false };
const playing = joueurs.map((joueur, n) => playEleve(joueur, n, soir));
void Promise.all([...playing, sell()]).catch((cause: unknown) => {
  process.stderr.write(`${String((cause as Error).stack)}\n`);
  process.exit(1);
});
// Everybody has begun.
await pause(REFLEXION_MS * 2);

const voulues = PANNES.filter(({ nom }) => options.seul.length === 0 || options.seul.includes(nom));
let tenu = true;
for (let fois = 1; fois <= Number(options.fois); fois++) {
  const lignes: LigneDePanne[] = [];
  for (const panne of voulues) {
    say(`${new Date().toISOString().slice(11, 19)} ${panne.nom}`);
    lignes.push(await playPanne(panne));
  }
  say(tableOf(lignes));
  tenu &&= lignes.every(({ tenue }) => tenue);
}
await ecole.keepLogs();
process.exit(tenu ? 0 : 1);

async function fillEcole(database: Database, dossier: string) {
  await fillContenu(database, dossier);
  const nombre = Number(options.eleves);
  const { joueurs: tous } = await fill(database, 0.005, new Date(), nombre + ACHETEURS);
  const acces_id = await produitAAcheter(database.read);
  const autres = tous.slice(nombre).map((joueur) => ({ ...joueur, acces_id }));
  return { joueurs: tous.slice(0, nombre), acheteurs: autres };
}

async function keepImages(database: Database, STORAGE_URL: string): Promise<string[]> {
  const { keepImage } = gardeOf(database, openStore({ STORAGE_URL } as Environment));
  const folder = openFolder();
  const addresses: string[] = [];
  for (let n = 0; n < IMAGES; n++) {
    const chemin = folder.put(
      await photo(640, 480, [`#${n}00000`, '#0000d0'])
        .png()
        .toBuffer(),
    );
    const upload = { chemin, champ: 'photo', appelant: 'admin 1' };
    const image = await keepImage(upload, { now: new Date(), log: { error: say } });
    addresses.push(adresseOf('questions', image));
  }
  return addresses;
}

async function sell(): Promise<void> {
  const buying: Promise<void>[] = [];
  for (const [n, acheteur] of acheteurs.entries()) {
    buying.push(buy(acheteur, joueurs.length + n, soir, ecole));
    await pause(VENTE_MS);
  }
  await Promise.all(buying);
}

async function playPanne(panne: Panne): Promise<LigneDePanne> {
  const carnet = (soir.carnet = openCarnet());
  const mails = ecole.lettres.length;
  await panne.run(ecole);
  await pause(CALME);
  soir.carnet = openCarnet();
  while (carnet.enCours > 0) await pause(100);
  while ((await countMailsQuiAttendent(base.read)) > 2) await pause(500);
  const perdues = await countPerdues(base.read, carnet);
  const ventes = await countVentes(base.read, ecole, carnet);
  const { attente, quoi, erreurs, renvois } = carnet;
  for (const [dit, nombre] of countEach([
    ...erreurs,
    ...renvois.map((status) => `renvoi ${status}`),
  ]))
    say(`  ${nombre} × ${dit}`);
  const bien = perdues + ventes.perdues + ventes.doubles + erreurs.length === 0;
  return {
    panne: panne.nom,
    acquittees: carnet.acquittees.size,
    perdues,
    ventes,
    mails: countDoubles(ecole.lettres.slice(mails)),
    attente,
    quoi,
    dessins: carnet.dessins,
    renvois: renvois.length,
    erreurs: erreurs.length,
    tenue: bien && attente <= panne.borne * 1000,
  };
}

function countDoubles(lettres: readonly { messageId: string }[]): number {
  return lettres.length - new Set(lettres.map(({ messageId }) => messageId)).size;
}

function countEach(dits: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const dit of dits) counts.set(dit, (counts.get(dit) ?? 0) + 1);
  return counts;
}
