import { setImmediate as untilRequestsAreRead, setTimeout as pause } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';

interface Job {
  run(): Promise<unknown>;
  resolve(value: never): void;
  reject(cause: unknown): void;
}

const MOST_IN_ONE_COMMIT = 256;
/** Readers get a turn between two stretches. */
const LONGEST_STRETCH_MS = 4;

/** Waiting writers share one fsync; a savepoint each undoes only the one that throws. */
export function commitTogether(db: DatabaseSync) {
  const waiting: Job[] = [];
  const between: (() => void)[] = [];
  let busy: Promise<void> | null = null;

  async function commitAll(): Promise<void> {
    while (waiting.length > 0 || between.length > 0) {
      for (const job of between.splice(0)) job();
      if (waiting.length > 0) await commit(db, waiting.splice(0, MOST_IN_ONE_COMMIT));
      await untilRequestsAreRead();
    }
    busy = null;
  }

  const wake = () => void (busy ??= untilRequestsAreRead().then(commitAll));

  return {
    run<T>(job: () => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        waiting.push({ run: job, resolve, reject });
        wake();
      });
    },
    /** Runs `job` between two commits: SQLite refuses some statements inside a transaction. */
    between<T>(job: () => T): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        between.push(() => {
          try {
            resolve(job());
          } catch (cause) {
            reject(cause);
          }
        });
        wake();
      });
    },
    waiting: () => waiting.length,
    async idle(): Promise<void> {
      await busy;
    },
  };
}

async function commit(db: DatabaseSync, batch: Job[]): Promise<void> {
  const settle: (() => void)[] = [];
  try {
    await begin(db);
    let since = performance.now();
    for (const job of batch) {
      if (performance.now() - since > LONGEST_STRETCH_MS) {
        await untilRequestsAreRead();
        since = performance.now();
      }
      db.exec('savepoint job');
      try {
        const value = await job.run();
        if (!db.isTransaction) throw new Error('The transaction was ended from inside');
        settle.push(() => job.resolve(value as never));
      } catch (cause) {
        // A full disk or a broken file ends the whole transaction: every write is lost.
        if (!db.isTransaction) throw cause;
        db.exec('rollback to job');
        settle.push(() => job.reject(cause));
      }
      db.exec('release job');
    }
    db.exec('commit');
  } catch (cause) {
    for (const job of batch) job.reject(cause);
    if (db.isOpen && db.isTransaction) db.exec('rollback');
    return;
  }
  for (const tell of settle) tell();
}

const SQLITE_BUSY = 5;
const LONGEST_WAIT_MS = 10_000;

/** Waits for another process's lock without blocking this one. */
async function begin(db: DatabaseSync): Promise<void> {
  for (const until = Date.now() + LONGEST_WAIT_MS; ; await pause(10)) {
    try {
      db.exec('begin immediate');
      return;
    } catch (cause) {
      if ((cause as { errcode?: number }).errcode !== SQLITE_BUSY || Date.now() > until)
        throw cause;
    }
  }
}
