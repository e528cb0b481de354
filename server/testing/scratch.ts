import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** In bytes: a run holds a few databases of twenty megabytes. */
const ENOUGH = 2 ** 30;

/** Makes a folder, in memory if possible: copying and syncing on disk doubles the tests' time. */
export const scratch = (name: string): string =>
  mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), `priorite-${name}-`));

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
}
