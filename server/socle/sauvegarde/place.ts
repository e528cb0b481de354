import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Where } from '../db/connect.ts';
import { EN_COURS, makeDataDir } from '../db/dataDir.ts';
import type { Database } from '../db/database.ts';
import { Erreur } from '../db/failures.ts';
import { openSqlite } from '../db/sqlite.ts';
import { fileOf, inTransaction, nameOfBase } from './base.ts';
import { isVide } from './tables.ts';

export interface PlaceVide {
  base: Database;
  /** Becomes DATA_DIR/fichiers. */
  fichiers: string;
}

/**
 * Fills an empty place. Until `job` is through no server starts on it; after a kill the same command
 * begins again, or finishes without `job`.
 */
export async function fillPlace(
  where: Where,
  { withImages }: { withImages: boolean },
  job: (place: PlaceVide) => Promise<void>,
): Promise<void> {
  makeDataDir(where.DATA_DIR);
  const folder = join(where.DATA_DIR, EN_COURS);
  const occupied = await hasSchool(where);
  if (occupied && existsSync(join(folder, PRET))) {
    await finish(where, folder);
    return;
  }
  if (occupied || (withImages && (await hasFiles(join(where.DATA_DIR, FICHIERS)))))
    throw pasVide(where, occupied);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, FICHIERS), { recursive: true, mode: 0o700 });
  const run = async (base: Database) => {
    await job({ base, fichiers: join(folder, FICHIERS) });
    await writeFile(join(folder, PRET), '', { flush: true });
  };
  try {
    await (where.DATABASE_URL
      ? inTransaction(where.DATABASE_URL, run)
      : inFile(where, folder, run));
  } catch (cause) {
    // A commit whose answer was lost may have happened: the next run looks.
    if (!existsSync(join(folder, PRET))) await rm(folder, { recursive: true, force: true });
    throw cause;
  }
  await finish(where, folder);
}

const FICHIERS = 'fichiers';
/** All is checked: what remains is to move it. */
const PRET = 'pret';

const pasVide = (where: Where, occupied: boolean) =>
  new Erreur(
    occupied
      ? `La place n’est pas vide\u00a0: ${nameOfBase(where)} contient déjà quelque chose. Rien n’a changé.`
      : `La place n’est pas vide\u00a0: ${join(where.DATA_DIR, FICHIERS)} contient des images. Rien n’a changé.`,
  );

async function hasSchool(where: Where): Promise<boolean> {
  if (where.DATABASE_URL)
    return inTransaction(where.DATABASE_URL, async (base) => !(await isVide(base)));
  return ['', '-wal', '-journal'].some((end) => existsSync(fileOf(where) + end));
}

async function hasFiles(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.some((entry) => !entry.isDirectory());
}

/** Without journal and syncs until the end: a file that is not whole is thrown away. */
async function inFile(where: Where, folder: string, run: (base: Database) => Promise<void>) {
  const file = join(folder, 'priorite.sqlite');
  await writeFile(file, '', { mode: 0o600 });
  const base = openSqlite(file, false);
  try {
    for (const pragma of ['journal_mode = off', 'synchronous = off', 'foreign_keys = off'])
      await sql.raw(`pragma ${pragma}`).execute(base.read);
    await sql`begin`.execute(base.read);
    await run(base);
    await sql`commit`.execute(base.read);
    // Nothing was ever deleted from this file: it needs no rewriting (traces.ts).
    for (const pragma of ['user_version = 1', 'journal_mode = wal'])
      await sql.raw(`pragma ${pragma}`).execute(base.read);
  } finally {
    await base.close();
  }
  await sync(file);
  await rename(file, fileOf(where));
  await sync(where.DATA_DIR);
}

async function finish({ DATA_DIR }: Where, folder: string): Promise<void> {
  const [from, to] = [join(folder, FICHIERS), join(DATA_DIR, FICHIERS)];
  if (await hasFiles(from)) {
    await rm(to, { recursive: true, force: true });
    await rename(from, to);
    await sync(DATA_DIR);
  }
  await rm(folder, { recursive: true, force: true });
}

/** A rename outlasts a power cut once its folder is synced. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
