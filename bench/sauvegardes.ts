// npm run kill9:sauvegardes -- [--database sqlite|postgres] [--fois 20] [--scale 0.002] [--images 50]
//   [--no-kills] [--no-load].
// Fills a school, then backs it up under load, restores, looks and moves, each timed.
// Then each of these is killed at a random moment, `--fois` times.
// No place may start half filled, and the same command again must lose nothing.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
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
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { pageHeaders, startServer } from '../scripts/startServer.ts';
import { SCEAUX } from '../server/sceaux.ts';
import { type Where, connect, openDatabase } from '../server/socle/db/connect.ts';
import { EN_COURS } from '../server/socle/db/dataDir.ts';
import { nameOf } from '../server/socle/fichiers/keepImage.ts';
import { versionsKept } from '../server/socle/fichiers/sortes.ts';
import { readMoment } from '../server/socle/sauvegarde/base.ts';
import { listTables, readTable } from '../server/socle/sauvegarde/tables.ts';
import { checkSceau } from '../server/socle/securite/sceau.ts';
import { fillContenu } from '../server/testing/fillContenu.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { query } from '../server/testing/template.ts';
import { type Joueur, fill } from './fill.ts';

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    fois: { type: 'string', default: '20' },
    scale: { type: 'string', default: '0.002' },
    images: { type: 'string', default: '50' },
    kills: { type: 'boolean', default: true },
    load: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const PLAYERS = 40;
/** In milliseconds, below the limit of calls. */
const BETWEEN = 200;
/** In milliseconds, of load without a backup. */
const QUIET = 5000;

const folder = mkdtempSync(join(tmpdir(), 'priorite-sauvegardes-'));
const postgres =
  options.database === 'postgres' ? await startPostgres({ durable: true }) : undefined;
const APP_SECRET = 'a secret of the measure, long enough to be one';
const secrete = await generateX25519Identity();
const cle = join(folder, 'cle.txt');
writeFileSync(cle, `# a comment\n${secrete}\n`);
const shared = { APP_SECRET, SAUVEGARDE_CLE: await identityToRecipient(secrete) };
const vers = join(folder, 'sauvegardes');

let places = 0;
/** A place without a school, on the database that is measured or on SQLite. */
async function emptyPlace(onPostgres = postgres !== undefined): Promise<Where> {
  places += 1;
  const DATA_DIR = join(folder, `place${places}`);
  mkdirSync(DATA_DIR);
  if (!postgres || !onPostgres) return { DATA_DIR };
  await query(`${postgres.url}/postgres`, `create database place${places}`);
  return { DATA_DIR, DATABASE_URL: `${postgres.url}/place${places}` };
}

async function leave({ DATA_DIR, DATABASE_URL }: Where): Promise<void> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  if (DATABASE_URL)
    await query(
      `${postgres!.url}/postgres`,
      `drop database ${new URL(DATABASE_URL).pathname.slice(1)} with (force)`,
    );
}

const school = await emptyPlace();
const joueurs = await fillSchool();
const times = await measure();
if (options.kills) await killAll();
await leave(school);
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function fillSchool(): Promise<Joueur[]> {
  const database = await connect(school);
  const now = new Date();
  await fillContenu(database, school.DATA_DIR, now);
  const filled = await fill(database, Number(options.scale), now, PLAYERS);
  await checkSceau(database, { APP_SECRET }, SCEAUX);
  for (let n = 0; n < Number(options.images); n++) {
    const row = {
      cle: randomBytes(16).toString('hex'),
      empreinte: randomBytes(8).toString('hex'),
      sorte: 'photo' as const,
      largeur: 1280,
      hauteur: 960,
      poids: 1,
      dateCreation: now.toISOString(),
      dateControle: now.toISOString(),
      dateInutile: null,
    };
    await database.write((trx) => trx.insertInto('fichier').values(row).execute());
    for (const version of versionsKept(row.sorte, row.largeur)) {
      const file = join(school.DATA_DIR, 'fichiers', nameOf(row.cle, version));
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, randomBytes(60_000));
    }
  }
  await database.close();
  return filled.joueurs;
}

/** Hashes of all tables and pictures, but for the date of the last backup; a move within PostgreSQL leaves these where they are. */
async function contentsOf(where: Where, pictures: Where = where): Promise<string> {
  const tables = await readMoment(where, { alone: false }, async (base) => {
    const all = [];
    for (const table of await listTables(base))
      if (table.nom !== 'sauvegarde') all.push(await readTable(base, table));
    return all;
  });
  return JSON.stringify([tables, picturesOf(pictures)]);
}

function picturesOf({ DATA_DIR }: Where): string[] {
  const fichiers = join(DATA_DIR, 'fichiers');
  if (!existsSync(fichiers)) return [];
  return readdirSync(fichiers, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'))
    .toSorted();
}

interface Ran {
  code: number | null;
  said: string;
  /** In milliseconds. */
  took: number;
}

/** Runs a command as an owner does; `killAfter`: SIGKILL then, in milliseconds. */
async function run(where: Where, words: string[], killAfter?: number): Promise<Ran> {
  const [script, ...args] = words;
  const from = performance.now();
  const child: ChildProcess = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...where, ...shared, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const timer =
    killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  return { code, said, took: performance.now() - from };
}

async function mustRun(where: Where, ...words: string[]): Promise<Ran> {
  const ran = await run(where, words);
  if (ran.code !== 0) throw new Error(`${words.join(' ')} ended with ${ran.code}: ${ran.said}`);
  return ran;
}

function newest(): string {
  const all = readdirSync(vers).filter((nom) => nom.endsWith('.age'));
  return join(vers, all.toSorted().at(-1)!);
}

function told({ took }: { took: number }): string {
  return `${(took / 1000).toFixed(1)} s`;
}

async function measure() {
  const size = statSync(join(school.DATA_DIR, 'priorite.sqlite'), { throwIfNoEntry: false })?.size;
  say(
    `${options.database}, scale ${options.scale}${size ? `, ${(size / 1e6).toFixed(0)} MB` : ''}`,
  );
  if (options.load) await measureLoad();
  const backup = await mustRun(school, 'sauvegarde', '--vers', vers);
  say(`backup ${told(backup)}, ${(statSync(newest()).size / 1e6).toFixed(1)} MB`);
  say(`look ${told(await mustRun(school, 'verifie'))}`);
  const there = await emptyPlace();
  const restored = await mustRun(there, 'restaure', newest(), '--cle', cle);
  const from = performance.now();
  const server = await startServer({ ...there, ...shared });
  const served = await fetch(`${server.origin}/api/health`);
  if (!served.ok) throw new Error(`The restored school answers ${served.status}`);
  say(
    `restore ${told(restored)}, serving ${((performance.now() - from) / 1000).toFixed(1)} s later`,
  );
  await server.stop();
  await leave(there);
  const moved = await emptyPlace(false);
  const move = await mustRun(school, ...moveTo(moved));
  say(`move to another SQLite file ${told(move)}`);
  if (postgres) {
    const back = await emptyPlace();
    const again = await mustRun(
      { DATA_DIR: moved.DATA_DIR },
      'demenage',
      '--de',
      moved.DATA_DIR,
      '--vers',
      back.DATABASE_URL!,
    );
    say(`move back to PostgreSQL ${told(again)}`);
    await leave(back);
  }
  await leave(moved);
  return { sauvegarde: backup.took, restaure: restored.took, demenage: move.took };
}

function moveTo(to: Where): string[] {
  const de = school.DATABASE_URL ?? school.DATA_DIR;
  return ['demenage', '--de', de, '--vers', to.DATABASE_URL ?? to.DATA_DIR];
}

/** Learners answer as quickly as they may, with and without a backup. */
async function measureLoad(): Promise<void> {
  // The disk is still busy with the filled school.
  execFileSync('sync');
  const server = await startServer({ ...school, ...shared });
  const waits: number[] = [];
  let done = false;
  const playing = joueurs.map((joueur) => play(server.origin, joueur, waits, () => done));
  await pause(QUIET);
  waits.splice(0);
  await pause(QUIET);
  say(`calls without a backup: ${quantilesOf(waits.splice(0))}`);
  const { took } = await mustRun(school, 'sauvegarde', '--vers', vers);
  say(`calls during a backup of ${(took / 1000).toFixed(1)} s: ${quantilesOf(waits.splice(0))}`);
  done = true;
  await Promise.all(playing);
  await server.stop();
  rmSync(vers, { recursive: true });
}

function quantilesOf(waits: number[]): string {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(0);
  return `${waits.length}, half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms, all within ${at(1)} ms`;
}

async function play(origin: string, joueur: Joueur, waits: number[], done: () => boolean) {
  const { token, acces_id, acces_user_id, theme_id } = joueur;
  const headers = { ...(await pageHeaders(origin)), authorization: `Bearer ${token}` };
  const call = async (name: string, body: object) => {
    const from = performance.now();
    const response = await fetch(`${origin}/api/app/${name}`, {
      method: 'POST',
      body: JSON.stringify({ acces_id, acces_user_id, theme_id, ...body }),
      headers,
    });
    const answer = (await response.json()) as Record<string, never>;
    waits.push(performance.now() - from);
    if (response.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    await pause(BETWEEN);
    return answer;
  };
  while (!done()) {
    const { question_id, questionnaire_id } = await call('addQuestionnaire', {});
    const { questionKey } = await call('getQuestion', { question_id });
    await call('addReponse', { question: question_id, questionKey, letter: 'a', questionnaire_id });
  }
}

async function killAll(): Promise<void> {
  const before = await contentsOf(school);
  const fois = Number(options.fois);
  const ends: Record<string, number> = {};
  for (let n = 1; n <= fois; n++) {
    await killBackup();
    const restored = await emptyPlace();
    const restore = ['restaure', newest(), '--cle', cle];
    const moved = await emptyPlace(postgres !== undefined && n % 2 === 0);
    for (const end of [
      await killFilling({ where: restored, there: restored, words: restore }, before),
      await killFilling({ where: school, there: moved, words: moveTo(moved) }, before),
    ])
      ends[end] = (ends[end] ?? 0) + 1;
    if ((await contentsOf(school)) !== before) throw new Error('The school changed');
    if (n % 10 === 0 || n === fois) say(`${n} kills of each command, nothing lost`);
  }
  say(
    Object.entries(ends)
      .map(([end, nombre]) => `${end}: ${nombre}`)
      .join(', '),
  );
  say(`${fois * 3} passed, 0 failed`);
}

/** A file with a backup's name is whole, whenever its maker dies. */
async function killBackup(): Promise<void> {
  await run(school, ['sauvegarde', '--vers', vers], Math.random() * times.sauvegarde);
  for (const nom of readdirSync(vers).filter((each) => each.endsWith('.age'))) {
    const hash = createHash('sha256')
      .update(readFileSync(join(vers, nom)))
      .digest('hex');
    if (!readFileSync(join(vers, `${nom}.sha256`), 'utf8').startsWith(hash))
      throw new Error(`${nom} is not what its hash says`);
  }
}

interface Killing {
  where: Where;
  there: Where;
  words: string[];
}

/** Returns how the kill left the place; then the same command has to fill it. */
async function killFilling({ where, there, words }: Killing, before: string): Promise<string> {
  const lasts = words[0] === 'restaure' ? times.restaure : times.demenage;
  const stay = where !== there && there.DATABASE_URL !== undefined;
  const contents = () => contentsOf(there, stay ? school : there);
  const killed = await run(where, words, Math.random() * lasts * 1.05);
  if (killed.code !== null && killed.code !== 0) throw new Error(`It failed: ${killed.said}`);
  const end = await endOf(there);
  if (end === 'whole' && (await contents()) !== before)
    throw new Error('A place that starts is not whole');
  const again = await run(where, words);
  const isDone = end === 'whole' && again.said.includes('La place n’est pas vide');
  if (again.code !== 0 && !isDone) throw new Error(`The same command again: ${again.said}`);
  if ((await contents()) !== before) throw new Error(`${words[0]} lost something`);
  if (existsSync(join(there.DATA_DIR, EN_COURS))) throw new Error('The folder of work is left');
  await leave(there);
  return end;
}

/** A place that no server starts on is refused. */
async function endOf(there: Where): Promise<'refused' | 'empty' | 'whole'> {
  if (existsSync(join(there.DATA_DIR, EN_COURS))) {
    const opened = await openDatabase(there).catch(() => undefined);
    if (opened) throw new Error('A server starts on a place that is half filled');
    return 'refused';
  }
  const isThere = there.DATABASE_URL
    ? (await readMoment(there, { alone: false }, listTables)).length > 0
    : existsSync(join(there.DATA_DIR, 'priorite.sqlite'));
  return isThere ? 'whole' : 'empty';
}
