import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { startServer } from '../scripts/startServer.ts';

/** The machine's own, else the package's. */
export async function executable(): Promise<string> {
  const own = process.env.CHROMIUM ?? '/usr/bin/chromium';
  return existsSync(own) ? own : sparticuz.executablePath();
}

/** Started as anybody would. */
export default async function server() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-e2e-'));
  // Unpack the browser once here: parallel workers would corrupt it.
  const [chromium, { origin, stop }] = await Promise.all([executable(), startServer({ DATA_DIR })]);
  process.env.CHROMIUM = chromium;
  process.env.E2E_URL = origin;
  process.env.E2E_SITEMAP = await (await fetch(`${origin}/sitemap.xml`)).text();
  process.env.E2E_DATA_DIR = DATA_DIR;
  return async () => {
    await stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  };
}
