import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../scripts/startServer.ts';

/** One demo school, started as anybody would start it, on a folder and a port of its own. */
export default async function server() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-e2e-'));
  const { origin, stop } = await startServer({ DATA_DIR });
  process.env.E2E_URL = origin;
  process.env.E2E_DATA_DIR = DATA_DIR;
  return async () => {
    await stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  };
}
