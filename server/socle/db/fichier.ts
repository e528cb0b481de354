import { randomUUID } from 'node:crypto';
import { closeSync, linkSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { refuseFile } from './dataDir.ts';
import { Erreur } from './failures.ts';

/** The header's file format byte says whether the file has a write-ahead log. */
const WRITE_VERSION = 18;
const WITH_LOG = 2;

/** Checks the file before SQLite opens it, or creates it; throws a sentence and changes nothing. */
export function prepareFile(file: string): void {
  // Checks the log first: a file's header says whether it has one.
  const log = sizeOf(`${file}-wal`) ?? 0;
  if (log > 0 && writeVersionOf(file) !== WITH_LOG) throw new Erreur(notItsLog(file));
  if (sizeOf(file) === undefined) create(file);
  if (sizeOf(file) === 0)
    throw new Erreur(
      `${file} est vide\u00a0: arrête le serveur et restaure une sauvegarde (docs/premier-jour.md). Rien n’a changé.`,
    );
  try {
    closeSync(openSync(file, 'r+'));
  } catch (cause) {
    refuseFile(file, cause);
  }
}

/** SQLite would replay a foreign log into a restored file: nothing ties one to the other. */
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

/** A link creates the file atomically; among racing servers one wins. */
function create(file: string): void {
  const mine = `${file}.${randomUUID()}`;
  try {
    // SQLite gives the log files the same rights.
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
