import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { isSansPlace } from './sansPlace.ts';

const SQLITE_BUSY = 5;
/** Marks a file that secure_delete has always covered, or that was rewritten. */
const CLEAN = 1;
const LONGEST_WAIT_MS = 600_000;

/** A file older than secure_delete is rewritten once; among racing servers one does it. */
export async function cleanOnce(db: DatabaseSync): Promise<void> {
  for (const until = Date.now() + LONGEST_WAIT_MS; ; await pause(50)) {
    try {
      if (versionOf(db) >= CLEAN) return;
      db.exec(`vacuum; pragma user_version = ${CLEAN}`);
      checkpoint(db);
      return;
    } catch (cause) {
      const { errcode } = cause as { errcode?: number };
      if (isSansPlace(cause)) throw new Error(SANS_PLACE, { cause });
      if (errcode !== SQLITE_BUSY || Date.now() > until) throw cause;
    }
  }
}

const SANS_PLACE =
  'Le fichier de la base doit être réécrit une fois, et la place manque\u00a0: ' +
  'il faut une fois sa taille dans DATA_DIR et une fois dans le dossier temporaire (SQLITE_TMPDIR).';

const versionOf = (db: DatabaseSync) =>
  db.prepare('pragma user_version').get()!['user_version'] as number;

/** Empties the log; false when another process still reads an older state from it. */
function checkpoint(db: DatabaseSync): boolean {
  return db.prepare('pragma wal_checkpoint(truncate)').get()!['busy'] === 0;
}

const MOST_TRIES = 5;

/** The write-ahead log keeps old row contents until it is truncated. */
export async function truncateLog(
  between: <T>(job: (db: DatabaseSync) => T) => Promise<T>,
): Promise<void> {
  for (let left = MOST_TRIES; !(await between(checkpoint)); left--) {
    if (left === 1) throw new Error('The log could not be emptied: another process is reading');
    await pause(100);
  }
}
