import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageHeaders, startServer } from './startServer.ts';

const BODY = JSON.stringify({ email: 'eleve@demo.be', password: 'Demo-2026!' });

test('on SIGTERM the requests in hand are answered, and it ends with 0', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-stop-'));
  const server = await startServer({ DATA_DIR });
  const headers = await pageHeaders(server.origin);
  const login = () =>
    request(`${server.origin}/api/user/login`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-length': Buffer.byteLength(BODY),
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
  server.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await Promise.all(inHand.map(finish))).toEqual([200, 200, 200, 200]);
  expect(await server.ended).toBe(0);
  rmSync(DATA_DIR, { recursive: true, force: true });
}, 60_000);

async function finish(waiting: ClientRequest): Promise<number> {
  waiting.end(BODY);
  const [answer] = (await once(waiting, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode!;
}
