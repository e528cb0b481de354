import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { startServer } from '../scripts/startServer.ts';

/** The machine's own browser, or the one that a package brings. */
async function executable(): Promise<string> {
  const own = process.env.CHROMIUM ?? '/usr/bin/chromium';
  return existsSync(own) ? own : sparticuz.executablePath();
}

/** One demo school, started as anybody would start it, on a folder and a port of its own. */
export default async function server() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-e2e-'));
  // The browser here and not in each worker: two that unpack it at once start half a browser.
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
