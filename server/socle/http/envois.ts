import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Call } from '../../../contract/call.ts';
import { allowUpload } from './connections.ts';
import { takeIn } from './multipart.ts';
import { createTurns } from '../securite/turns.ts';

/** Each process bounds the disk space of uploads. */
const AT_ONCE = 4;
const WAITING = 12;
const FORGOTTEN_MS = 3600 * 1000;

export function createEnvois(folder: string) {
  const inTurn = createTurns({ atOnce: AT_ONCE, waiting: WAITING });

  /** The body's files are removed however `job` ends. */
  return function withEnvoi<T>(
    caller: string,
    request: FastifyRequest,
    call: Call,
    job: (body: Record<string, unknown>) => Promise<T>,
  ): Promise<T> {
    allowUpload(request.raw);
    return inTurn(caller, async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const mine = await mkdtemp(join(folder, 'envoi-'));
      try {
        return await job(await takeIn(request, call, mine));
      } finally {
        await rm(mine, { recursive: true, force: true });
      }
    });
  };
}

export type WithEnvoi = ReturnType<typeof createEnvois>;

export async function sweepEnvois(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < now.getTime() - FORGOTTEN_MS)
      await rm(path, { recursive: true, force: true });
  }
}
