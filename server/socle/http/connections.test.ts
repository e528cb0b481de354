import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowUpload, serverFactory } from './connections.ts';

let server: Server;

beforeEach(async () => {
  server = serverFactory!((request) => {
    if (request.url === '/fichiers') allowUpload(request);
  }, {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await once(server.close(), 'close');
});

async function trickle(path: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{`);
  const [request] = (await once(server, 'request')) as [{ socket: { destroyed: boolean } }];
  return request.socket;
}

test('a request that trickles in is cut after half a minute, headers and body', async () => {
  const held = await trickle('/');
  vi.advanceTimersByTime(29_999);
  expect(held.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(held.destroyed).toBe(true);
  expect(server.headersTimeout).toBe(30_000);
  expect(server.requestTimeout).toBe(120_000);
});

test('files of who has been let in have two minutes', async () => {
  const held = await trickle('/fichiers');
  vi.advanceTimersByTime(119_999);
  expect(held.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(held.destroyed).toBe(true);
});
