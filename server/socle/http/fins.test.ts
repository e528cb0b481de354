import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { type Fin, onFins } from './fins.ts';

const app = Fastify();
const fins: Fin[] = [];
let heard = Promise.withResolvers<void>();
let called = Promise.withResolvers<void>();
onFins(app, (fin) => {
  fins.push(fin);
  heard.resolve();
});
app.get('/api/never/:nom', () => {
  called.resolve();
  return new Promise(() => {});
});
app.post('/api/form', { config: { long: true } }, async () => ({}));
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
afterAll(() => app.close());

const dial = (text: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  return socket;
};

test('a caller who gives up waiting is told as 499, by the path of the call alone', async () => {
  const socket = dial('GET /api/never/camille?code=secret HTTP/1.1\r\nHost: a\r\n\r\n');
  await called.promise;
  socket.destroy();
  await heard.promise;
  expect(fins.splice(0)).toEqual([
    { appel: '/api/never/:nom', status: 499, ms: expect.any(Number), kind: 'quick' },
  ]);
});

test('a caller who leaves while sending is not told; who sends all of it is', async () => {
  heard = Promise.withResolvers();
  called = Promise.withResolvers();
  const { promise: gone, resolve: close } = Promise.withResolvers<void>();
  app.server.once('connection', (socket) => socket.once('close', close));
  const head = 'POST /api/form HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const socket = dial(`${head}Content-Length: 9\r\n\r\n{}`);
  await once(app.server, 'request');
  socket.destroy();
  await gone;
  const whole = dial(`${head}Content-Length: 2\r\n\r\n{}`);
  await heard.promise;
  whole.destroy();
  expect(fins).toEqual([{ appel: '/api/form', status: 200, ms: expect.any(Number), kind: 'long' }]);
});
