import { randomUUID } from 'node:crypto';
import { closeSync, linkSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { refuseFile } from './dataDir.ts';
import { Erreur } from './raisons.ts';

/** Where a header says how the file is written, and what it says of one with a log (2). */
const WRITE_VERSION = 18;
const WITH_LOG = 2;

/**
 * Looks at the file of a database before SQLite does, and makes one where there is none. Throws a
 * sentence for what is no whole database, with nothing changed.
 */
export function prepareFile(file: string): void {
  // The log first: a file that gets one says so before.
  const log = sizeOf(`${file}-wal`) ?? 0;
  if (log > 0 && writeVersionOf(file) !== WITH_LOG) throw new Erreur(notItsLog(file));
  if (sizeOf(file) === undefined) create(file);
  if (sizeOf(file) === 0)
    throw new Erreur(`${file} est vide\u00a0: remets une copie entière. Rien n’a changé.`);
  try {
    closeSync(openSync(file, 'r+'));
  } catch (cause) {
    refuseFile(file, cause);
  }
}

/**
 * Which log belongs to which file is written nowhere, and SQLite would mix the log of the file before
 * into a copy. A copy by `vacuum into` says of itself that it has none.
 */
const notItsLog = (file: string) =>
  `${file}-wal n’est pas celui de cette base\u00a0: il vient de celle d’avant. Déplace-le ailleurs, avec ${file}-shm, et relance. Rien n’a changé.`;

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;

function writeVersionOf(file: string): number | undefined {
  if (sizeOf(file) === undefined) return undefined;
  const header = Buffer.alloc(WRITE_VERSION + 1);
  const opened = openSync(file, 'r');
  readSync(opened, header, 0, header.length, 0);
  closeSync(opened);
  return header[WRITE_VERSION];
}

/** Whole at once, so that an empty one is never ours. Of several servers one makes it. */
function create(file: string): void {
  const mine = `${file}.${randomUUID()}`;
  try {
    // Nobody else on the machine reads it; SQLite gives the files beside it the same rights.
    closeSync(openSync(mine, 'wx', 0o600));
    const db = new DatabaseSync(mine);
    db.exec('pragma journal_mode = wal');
    db.close();
    linkSync(mine, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  } finally {
    rmSync(mine, { force: true });
  }
}
