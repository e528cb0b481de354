import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store } from './store.ts';

const BROKEN_AFTER_MS = 3_600_000;

export function diskStore(folder: string): Store {
  const written = join(folder, 'en-cours');
  return {
    async put(nom, bytes) {
      const file = join(folder, nom);
      const mine = join(written, randomUUID());
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await mkdir(written, { recursive: true, mode: 0o700 });
      try {
        await sync(mine, 'wx', (handle) => handle.writeFile(bytes));
        await rename(mine, file);
      } catch (cause) {
        await rm(mine, { force: true });
        throw cause;
      }
      // After a power cut the file's name survives only if both folders are synced.
      for (const parent of [dirname(file), folder]) await sync(parent, 'r');
    },
    async get(nom) {
      const handle = await open(join(folder, nom)).catch(missing);
      if (!handle) return undefined;
      try {
        const { size } = await handle.stat();
        return { taille: size, flux: handle.createReadStream() };
      } catch (cause) {
        await handle.close();
        throw cause;
      }
    },
    async remove(noms) {
      for (const nom of noms) await rm(join(folder, nom), { force: true });
    },
    async clean(now) {
      for (const nom of (await readdir(written).catch(missing)) ?? []) {
        const file = join(written, nom);
        const kept = await stat(file).catch(missing);
        if (kept && now.getTime() - kept.mtimeMs > BROKEN_AFTER_MS) await rm(file, { force: true });
      }
    },
  };
}

type Handle = Awaited<ReturnType<typeof open>>;

async function sync(
  path: string,
  flags: 'wx' | 'r',
  write?: (handle: Handle) => Promise<void>,
): Promise<void> {
  const handle = await open(path, flags, 0o600);
  try {
    await write?.(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function missing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== 'ENOENT') throw cause;
}
