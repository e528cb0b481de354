import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** In bytes: a run holds a few databases of twenty megabytes at a time. */
const ENOUGH = 2 ** 30;

/**
 * A folder of its own for what is thrown away: in memory where there is room, since a disk takes as
 * long to copy a database to and to flush each commit as the tests take by themselves.
 */
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
