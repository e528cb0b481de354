import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const BODY = JSON.stringify({ email: 'eleve@demo.be', password: 'Demo-2026!' });

test('on SIGTERM the requests in hand are answered, and it ends with 0', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-stop-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /localhost:(\d+)/.exec(line);
      if (found) resolve(found[1]!);
    });
  });
  const { headers } = await fetch(`http://127.0.0.1:${port}/sanctum/csrf-cookie`);
  const cookie = /XSRF-TOKEN=([^;]+)/.exec(headers.get('set-cookie') ?? '')![1]!;
  const login = () =>
    request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/user/login',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(BODY),
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': cookie,
        cookie: `XSRF-TOKEN=${cookie}`,
        // The server says so when it has the request, and waits for its body.
        expect: '100-continue',
      },
    });
  const inHand = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const waiting = login();
      waiting.flushHeaders();
      await once(waiting, 'continue');
      return waiting;
    }),
  );
  child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await Promise.all(inHand.map(finish))).toEqual([200, 200, 200, 200]);
  expect((await ended)[0]).toBe(0);
  rmSync(DATA_DIR, { recursive: true, force: true });
}, 60_000);

async function finish(waiting: ClientRequest): Promise<number> {
  waiting.end(BODY);
  const [answer] = (await once(waiting, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode!;
}
