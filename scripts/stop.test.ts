import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { connect } from '../server/db/connect.ts';
import { hashPassword } from '../server/kernel/password.ts';
import { atFullCost } from '../server/testing/cost.ts';
import { copyOfTemplate } from '../server/testing/school.ts';
import { pageHeaders, startServer } from './startServer.ts';

const BODY = JSON.stringify({ email: 'eleve@demo.be', password: 'Demo-2026!' });

test('on SIGTERM the requests in hand are answered, and it ends with 0', async () => {
  const { DATA_DIR, remove } = await copyOfTemplate();
  await setPassword(DATA_DIR);
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
  await remove();
}, 60_000);

/** At the cost that a server computes: in the copy it has that of the tests. */
async function setPassword(DATA_DIR: string): Promise<void> {
  const database = await connect({ DATA_DIR });
  await atFullCost(async () => {
    const motDePasse = await hashPassword('Demo-2026!');
    await database.write((trx) =>
      trx.updateTable('eleve').set({ motDePasse }).where('email', '=', 'eleve@demo.be').execute(),
    );
  });
  await database.close();
}

async function finish(waiting: ClientRequest): Promise<number> {
  waiting.end(BODY);
  const [answer] = (await once(waiting, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode!;
}
