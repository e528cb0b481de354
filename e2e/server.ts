import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** One demo school, started as anybody would start it, on a folder and a port of its own. */
export default async function server() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-e2e-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    createInterface(child.stdout).on('line', (line) => {
      const found = /localhost:(\d+)/.exec(line);
      if (found) resolve(found[1]!);
    });
  });
  process.env.E2E_URL = `http://localhost:${port}`;
  process.env.E2E_DATA_DIR = DATA_DIR;
  return async () => {
    await new Promise((resolve) => {
      child.removeAllListeners('exit').once('exit', resolve);
      child.kill('SIGTERM');
    });
    rmSync(DATA_DIR, { recursive: true, force: true });
  };
}
