import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

test(
  'on SIGTERM the requests in hand are answered, and it ends with 0',
  { timeout: 60_000 },
  async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-stop-'));
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR, PORT: '0', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const port = await new Promise<string>((resolve) => {
      createInterface(child.stdout).on('line', (line) => {
        const found = /localhost:(\d+)/.exec(line);
        if (found) resolve(found[1]!);
      });
    });
    const origin = `http://127.0.0.1:${port}`;
    const { headers } = await fetch(`${origin}/sanctum/csrf-cookie`);
    const cookie = /XSRF-TOKEN=([^;]+)/.exec(headers.get('set-cookie') ?? '')![1]!;
    // Checking a password takes a while, so these are in hand when the signal comes.
    const logins = Array.from({ length: 8 }, async () => {
      const answer = await fetch(`${origin}/api/user/login`, {
        method: 'POST',
        body: JSON.stringify({ email: 'eleve@demo.be', password: 'Demo-2026!' }),
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': cookie,
          cookie: `XSRF-TOKEN=${cookie}`,
        },
      });
      return (await answer.json()) as { status: number };
    });
    await new Promise((resolve) => setTimeout(resolve, 40));
    child.kill('SIGTERM');
    const answers = await Promise.all(logins);
    for (const answer of answers) expect([200, 429]).toContain(answer.status);
    expect(await ended).toBe(0);
    rmSync(DATA_DIR, { recursive: true, force: true });
  },
);
