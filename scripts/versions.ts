import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';
import { Erreur } from '../server/socle/db/failures.ts';
import { sync } from '../server/socle/sauvegarde/place.ts';
import { startServer } from './startServer.ts';

/** Stands in each archive: what the owner has changed since is what differs from it. */
export const LIVRAISON = 'LIVRAISON.json';
/** Which version is served, and which one was before: links beside the versions' folders. */
export const COURANTE = 'courante';
const PRECEDENTE = 'precedente';
/** An owner puts here what he has merged by hand. */
const FUSION = 'fusion';

interface Livraison {
  version: string;
  /** SHA-256 by path, of all that is tracked. */
  fichiers: Record<string, string>;
}

export interface MiseAJour {
  /** The folder with the versions and the links. */
  dossier: string;
  env: NodeJS.ProcessEnv;
  /** Where the restarted server answers. */
  origin: string;
  /** A shell command; undefined: the owner restarts the server. */
  relance: string | undefined;
  /** Where the backup goes. */
  vers: string;
  /** In milliseconds, for each start of a server. */
  patience: number;
  dire: (phrase: string) => void;
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** From an archive to a version that serves, or back to the one before. Throws sentences. */
export async function update(maj: MiseAJour, archive: string | undefined): Promise<string[]> {
  const verrou = holdPlace(maj);
  try {
    if (archive === undefined) return await serveVersion(maj, await versionBefore(maj));
    const folder = await layVersion(maj, archive);
    keepBackup(maj);
    return await serveVersion(maj, folder);
  } finally {
    verrou.close();
  }
}

const SQLITE_BUSY = 5;

/** One at a time: the system lets go of it when its process dies. */
function holdPlace({ dossier }: MiseAJour): DatabaseSync {
  const verrou = new DatabaseSync(join(dossier, '.maj'), { timeout: 0 });
  try {
    verrou.exec('begin exclusive');
    return verrou;
  } catch (cause) {
    verrou.close();
    if ((cause as { errcode?: number }).errcode !== SQLITE_BUSY) throw cause;
    throw new Erreur('Une mise à jour est déjà en cours ici.', { cause });
  }
}

/** Lays the archive's version beside the others, whole or not at all. Returns its folder. */
async function layVersion(maj: MiseAJour, archive: string): Promise<string> {
  const { dossier, dire } = maj;
  const [, nom, version] = /^(priorite-(\d+\.\d+\.\d+))\.tar\.gz$/.exec(basename(archive)) ?? [];
  if (!nom || !version) throw new Erreur(`${basename(archive)} n’est pas une livraison.`);
  await checkSum(archive);
  const courante = join(dossier, await readlink(join(dossier, COURANTE)));
  const [folder, before] = [join(dossier, nom), livraisonOf(courante)];
  if (version.localeCompare(before.version, 'en', { numeric: true }) < 0)
    throw new Erreur(
      `${version} est plus ancienne que ${before.version}\u00a0: «\u00a0npm run maj -- --retour\u00a0» revient à celle d’avant.`,
    );
  if (existsSync(folder)) return folder;
  const partial = `${folder}.en-cours`;
  await rm(partial, { recursive: true, force: true });
  try {
    dire(`${nom}\u00a0: déballée, installée, construite s’il le faut…`);
    await pipeline(createReadStream(archive), createGunzip(), unpackTar(partial, { strip: 1 }));
    await carryChanges(maj, courante, partial);
    const { uid, gid } = ownerOf(dossier);
    if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, partial]);
    if (!run(maj, partial, ['scripts/ensure.mjs', '--web']))
      throw new Erreur(`${nom} ne s’installe pas\u00a0: les lignes au-dessus disent pourquoi.`);
    await sync(partial);
    await rename(partial, folder);
    await rm(join(dossier, FUSION), { recursive: true, force: true });
    await sync(dossier);
    return folder;
  } catch (cause) {
    await rm(partial, { recursive: true, force: true });
    throw cause;
  }
}

async function checkSum(archive: string): Promise<void> {
  const sums = readFileSync(join(dirname(archive), 'SHA256SUMS'), 'utf8');
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(archive)) hash.update(chunk as Buffer);
  if (!sums.split('\n').includes(`${hash.digest('hex')}  ${basename(archive)}`))
    throw new Erreur(
      `${basename(archive)} n’est pas entière, ou n’est pas celle de SHA256SUMS\u00a0: reprends les deux fichiers. Rien n’a changé.`,
    );
}

function livraisonOf(folder: string): Livraison {
  const file = join(folder, LIVRAISON);
  if (!existsSync(file))
    throw new Erreur(
      `${folder} ne vient pas d’une livraison\u00a0: docs/exploitation.md dit comment en poser une.`,
    );
  return JSON.parse(readFileSync(file, 'utf8')) as Livraison;
}

/** The owner's own `marque.ts` and legal texts come along, unless both sides changed one. */
async function carryChanges({ dossier }: MiseAJour, from: string, to: string): Promise<void> {
  const [before, after] = [livraisonOf(from), livraisonOf(to)];
  const deuxFois: string[] = [];
  for (const [path, livree] of Object.entries(before.fichiers)) {
    const mine = join(from, path);
    const sum = existsSync(mine) ? sha256(readFileSync(mine)) : livree;
    const nouvelle = after.fichiers[path];
    if (sum === livree || sum === nouvelle) continue;
    const merged = join(dossier, FUSION, path);
    if (nouvelle === livree) await copyFile(mine, join(to, path));
    else if (existsSync(merged)) await copyFile(merged, join(to, path));
    else {
      deuxFois.push(path);
      await mkdir(dirname(merged), { recursive: true });
      if (nouvelle) await copyFile(join(to, path), `${merged}.nouveau`);
    }
  }
  if (deuxFois.length > 0)
    throw new Erreur(
      `Tu as changé ${deuxFois.join(', ')}, et la nouvelle version aussi. Pour chacun, pars de ${FUSION}/….nouveau, mets-y tes changements, enregistre-le sous ${FUSION}/ sans «\u00a0.nouveau\u00a0», et recommence. Rien n’a changé.`,
    );
}

/** When root asks, who owns the place runs what the version brings. */
function ownerOf(dossier: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = statSync(dossier);
  return { uid, gid };
}

function run({ dossier, env }: MiseAJour, cwd: string, told: readonly string[]): boolean {
  const as = ownerOf(dossier);
  // Root's own home and npm cache are closed to that owner.
  const home = as.uid !== undefined && { HOME: dossier, npm_config_cache: join(dossier, '.npm') };
  const { status } = spawnSync(process.execPath, told, {
    cwd,
    env: { ...env, npm_config_loglevel: 'error', ...home },
    stdio: 'inherit',
    ...as,
  });
  return status === 0;
}

function keepBackup(maj: MiseAJour): void {
  const told = ['scripts/sauvegarde.ts', '--vers', maj.vers];
  if (!run(maj, join(maj.dossier, COURANTE), told))
    throw new Erreur('Sans sauvegarde, rien ne change.');
}

/** Serves that version from now on, or again the one before where it does not become ready. */
async function serveVersion(maj: MiseAJour, folder: string): Promise<string[]> {
  const { dossier, relance, dire } = maj;
  const [courante, precedente] = [join(dossier, COURANTE), join(dossier, PRECEDENTE)];
  const servie = await readlink(courante);
  const avant = await readlink(precedente).catch(() => undefined);
  const [neuve, version] = [basename(folder), livraisonOf(folder).version];
  dire(`${version}\u00a0: son serveur est essayé sur l’école, à côté de celui qui sert…`);
  await tryServer(maj, folder);
  if (neuve !== servie) {
    await point(precedente, servie);
    await point(courante, neuve);
  }
  if (!relance)
    return [
      `${version} est en place. Relance le serveur (systemctl restart priorite).`,
      'S’il ne va pas bien\u00a0: «\u00a0npm run maj -- --retour\u00a0», et relance-le encore.',
    ];
  if (await restart(maj, version)) return [`${version} sert, et elle est prête.`];
  const ancienne = neuve === servie ? avant : servie;
  if (!ancienne) throw new Erreur(`${version} ne devient pas prête, et il n’y en a pas d’avant.`);
  await point(courante, ancienne);
  await (avant && avant !== ancienne ? point(precedente, avant) : rm(precedente, { force: true }));
  const back = livraisonOf(join(dossier, ancienne)).version;
  const well = await restart(maj, back);
  throw new Erreur(
    `${version} ne devient pas prête\u00a0: le journal du serveur dit pourquoi. ${back} est de nouveau en place${well ? ' et elle sert' : ', mais elle ne répond pas non plus'}.`,
  );
}

/** The folder of the version before this one. */
async function versionBefore({ dossier }: MiseAJour): Promise<string> {
  const nom = await readlink(join(dossier, PRECEDENTE)).catch(() => undefined);
  if (!nom || !existsSync(join(dossier, nom)))
    throw new Erreur('Il n’y a pas de version d’avant ici.');
  return join(dossier, nom);
}

async function point(link: string, to: string): Promise<void> {
  await rm(`${link}.neuf`, { force: true });
  await symlink(to, `${link}.neuf`);
  await rename(`${link}.neuf`, link);
  await sync(dirname(link));
}

/** It brings the schema up; the version before carries on with that (docs/decisions/0133). */
async function tryServer({ dossier, env, patience }: MiseAJour, folder: string): Promise<void> {
  const here = { HOST: '127.0.0.1', PORT: '0', METRIQUES: '', ARRET_APRES: '0' };
  try {
    const server = await startServer({ ...env, ...here }, ['server/main.ts'], {
      by: [...DIES_WITH_US, nodeOf(folder)],
      cwd: folder,
      signal: AbortSignal.timeout(patience),
      ...ownerOf(dossier),
    });
    const { status } = await fetch(`${server.origin}/api/ready`);
    await server.stop();
    if (status !== 200) throw new Error(`ready: ${status}`);
  } catch (cause) {
    throw new Erreur(
      'Son serveur ne devient pas prêt\u00a0: les lignes au-dessus disent pourquoi. Celui d’avant sert toujours.',
      { cause },
    );
  }
}

const SETPRIV = '/usr/bin/setpriv';
const DIES_WITH_US = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'KILL'] : [];

function nodeOf(folder: string): string {
  const own = join(folder, 'node_modules/.bin/node');
  return existsSync(own) ? own : process.execPath;
}

async function restart(maj: MiseAJour, version: string): Promise<boolean> {
  const { status } = spawnSync(maj.relance!, { shell: true, stdio: 'inherit', cwd: maj.dossier });
  if (status !== 0) return false;
  for (const end = Date.now() + maj.patience; Date.now() < end; await pause(200))
    if ((await versionServed(maj)) === version) return true;
  return false;
}

async function versionServed({ origin }: MiseAJour): Promise<string | undefined> {
  try {
    const ready = await fetch(`${origin}/api/ready`);
    const health = await fetch(`${origin}/api/health`);
    const { version } = (await health.json()) as { version: string };
    return ready.status === 200 ? version : undefined;
  } catch {
    return undefined;
  }
}
