// On one database: requests are refused before they reach a call.
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchoolForFile } from '../../testing/school.ts';
import { builtPages } from './pages.ts';

const school = await openSchoolForFile({ pages: await builtPages() });
let port: number;

beforeAll(async () => {
  await school.fastify.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = school.fastify.server.address() as AddressInfo);
});

async function say(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part) => (answer += part));
  socket.on('error', () => {});
  socket.write(text, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

const lines = (...all: string[]) => all.map((line) => `${line}\r\n`).join('');
const LOGIN = [
  'POST /api/user/login HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
];
const SECOND = lines('GET /api/health HTTP/1.1', 'Host: localhost', 'Connection: close', '');

describe('what could be read in two ways is not read at all', () => {
  test.each([
    [
      'a length and chunks',
      lines(...LOGIN, 'Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '') + SECOND,
    ],
    ['two lengths', lines(...LOGIN, 'Content-Length: 2', 'Content-Length: 40', '', '{}') + SECOND],
    ['a length that is no number', lines(...LOGIN, 'Content-Length: 2x', '', '{}') + SECOND],
    ['a space in a name', lines(...LOGIN, 'Content-Length\u00a0: 2', '', '{}') + SECOND],
    ['chunks by another name', lines(...LOGIN, 'Transfer-Encoding: xchunked', '', '{}') + SECOND],
    ['chunks twice', lines(...LOGIN, 'Transfer-Encoding: chunked, identity', '', '{}') + SECOND],
    ['a header over two lines', lines('GET / HTTP/1.1', 'Host: localhost', 'X-A: a', ' b', '')],
    ['bare line feeds', 'GET / HTTP/1.1\nHost: x\n\n'],
    ['bytes that are no letters', lines('GET /\x9b31m HTTP/1.1', 'Host: localhost', '')],
    ['no HTTP', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])('%s', async (_, text) => {
    const answer = await say(text);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    // The connection ends: bytes behind a bad request are no request.
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(answer).toContain('{"status":400,"message":"La demande est illisible."}');
    for (const header of [
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'; ",
      'cache-control: no-store',
    ])
      expect(answer).toContain(header);
  });
});

describe('what Node would answer by itself carries our headers', () => {
  test.each([
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'two hosts',
      lines('GET / HTTP/1.1', 'Host: localhost', 'Host: localhost', 'Connection: close', ''),
      400,
    ],
    [
      'what can’t be expected',
      lines('GET /api/health HTTP/1.1', 'Host: localhost', 'Expect: tea', 'Connection: close', ''),
      200,
    ],
  ])('%s', async (_, text, status) => {
    const answer = await say(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain("content-security-policy: default-src 'none'; ");
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe('a connection that does not wait for its answers', () => {
  const ask = lines('GET / HTTP/1.1', 'Host: localhost', '');

  test('has a few', async () => {
    const last = lines('GET /robots.txt HTTP/1.1', 'Host: localhost', 'Connection: close', '');
    expect((await say(ask.repeat(3) + last)).match(/HTTP\/1\.1 200/g)).toHaveLength(4);
  });

  test('is ended when it asks for more, and does not make us work for them', async () => {
    let asked = 0;
    const count = () => void asked++;
    school.fastify.server.on('request', count);
    const answer = await say(ask.repeat(2000));
    school.fastify.server.off('request', count);
    expect(asked).toBeGreaterThan(1000);
    expect((answer.match(/HTTP\/1\.1/g) ?? []).length).toBeLessThanOrEqual(4);
    expect((await school.fastify.inject('/api/health')).statusCode).toBe(200);
  });

  test('on which nothing moves is ended', () => {
    expect(school.fastify.server.timeout).toBe(60_000);
  });
});

test('headers and addresses without end are refused', async () => {
  const { fastify } = school;
  const long = 'a'.repeat(20_000);
  for (const first of [`GET /?${long} HTTP/1.1`, `GET / HTTP/1.1\r\nX-Long: ${long}`])
    expect(await say(lines(first, 'Host: localhost', ''))).toMatch(/^HTTP\/1\.1 431 /);
  const many = Array.from({ length: 1500 }, (_, n) => `a${n}=1`).join('&');
  expect((await fastify.inject(`/api/site/getFaq?${many}`)).statusCode).toBe(200);
  expect((await fastify.inject(`/api/site/getPageAcces/${'a'.repeat(300)}`)).statusCode).toBe(404);
});

describe('bodies', () => {
  const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    school.visitor.raw({
      method: 'POST',
      url: '/api/user/login',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const CREDENTIALS = JSON.stringify({ email: 'personne@demo.be', password: 'x' });

  test('up to 32 KiB, and not one byte more', async () => {
    const filled = (length: number) => CREDENTIALS.padEnd(length, ' ');
    expect((await post(filled(32 * 1024))).statusCode).toBe(401);
    expect((await post(filled(32 * 1024 + 1))).statusCode).toBe(413);
  });

  test('the longest registration that the contract lets in is shorter, however it is written', async () => {
    const long = (length: number) => '\\ud83d\\ude97'.repeat(length / 2);
    const texts = ['prenom', 'nom', 'rue', 'localite'].map((name) => `"${name}":"${long(100)}"`);
    const payload = `{${texts.join()},"email":"${'a'.repeat(254)}","password":"${long(200)}","checkCondition":1}`;
    expect(payload.length).toBeLessThan(32 * 1024);
    const answer = await school.visitor.raw({
      method: 'POST',
      url: '/api/user/register',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(422);
  });

  test('compressed ones are not unpacked, so that a small one cannot swell', async () => {
    const answer = await post(gzipSync(Buffer.from(CREDENTIALS)), { 'content-encoding': 'gzip' });
    expect(answer.statusCode).toBe(400);
    const swelling = gzipSync(Buffer.alloc(20 * 2 ** 20, 'a'));
    expect(swelling.length).toBeLessThan(32 * 1024);
    expect((await post(swelling, { 'content-encoding': 'gzip' })).statusCode).toBe(400);
  });

  test('nested without end they are read or refused, and the server lives', async () => {
    const deep = `{"user":${'['.repeat(16_000)}${']'.repeat(16_000)}}`;
    expect((await post(deep)).statusCode).toBeLessThan(500);
    expect((await school.fastify.inject('/api/health')).statusCode).toBe(200);
  });

  test('only as JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json', 'x'])
      expect((await post(CREDENTIALS, { 'content-type': type })).statusCode, type).toBe(415);
  });
});

describe('methods', () => {
  const PLACES = [
    '/',
    '/mon-profil',
    '/api/health',
    '/api/user/login',
    '/favicon.svg',
    '/api/docs',
  ];
  test.each(['TRACE', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
    '%s is none of ours',
    async (method) => {
      for (const url of PLACES) {
        const answer = await school.visitor.raw({
          method,
          url,
          headers: { 'x-secret': 'echoed' },
        });
        expect(answer.statusCode, url).toBe(404);
        expect(answer.body).not.toContain('echoed');
        expect(answer.headers).not.toHaveProperty('allow');
      }
    },
  );

  test('HEAD has no body, also of a call', async () => {
    for (const url of ['/', '/api/health', '/favicon.svg', '/nulle-part']) {
      const answer = await school.fastify.inject({ method: 'HEAD', url });
      expect(answer.body).toBe('');
    }
  });

  test('CONNECT and an upgrade open nothing', async () => {
    expect(await say(lines('CONNECT evil.example:443 HTTP/1.1', 'Host: localhost', ''))).toBe('');
    const answer = await say(
      lines(
        'GET /api/health HTTP/1.1',
        'Host: localhost',
        'Connection: Upgrade, close',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        '',
      ),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });
});

describe('the first of two', () => {
  test('authorizations counts', async () => {
    const { token } = await school.login('eleve@demo.be');
    const two = (first: string, second: string) =>
      say(
        lines(
          'GET /api/user/getUser HTTP/1.1',
          'Host: localhost',
          `Authorization: Bearer ${first}`,
          `Authorization: Bearer ${second}`,
          'Connection: close',
          '',
        ),
      );
    const none = 'a'.repeat(43);
    expect(await two(token!, none)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await two(none, token!)).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('proofs of our pages is not made whole by the second', async () => {
    const { headers } = await school.fastify.inject('/sanctum/csrf-cookie');
    const proof = /XSRF-TOKEN=([^;]+)/.exec(String(headers['set-cookie']))![1]!;
    const answer = await school.fastify.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: {},
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': proof,
        cookie: `XSRF-TOKEN=abc.def; XSRF-TOKEN=${proof}`,
      },
    });
    expect(answer.statusCode).toBe(419);
  });
});

test('parts of a file: one, or all of it, or none', async () => {
  const { body } = await school.fastify.inject('/');
  const url = /"(\/assets\/[^"]+\.woff2)"/.exec(body)![1]!;
  const part = (range: string) => school.fastify.inject({ url, headers: { range } });
  expect((await part('bytes=0-3')).rawPayload.toString()).toBe('wOF2');
  expect((await part('bytes=0-3,8-11')).statusCode).toBe(200);
  expect((await part('bytes=999999999-')).statusCode).toBe(416);
  const overlapping = `bytes=${Array.from({ length: 1000 }, () => '0-').join(',')}`;
  const { length } = (await school.fastify.inject(url)).rawPayload;
  expect((await part(overlapping)).rawPayload.length).toBeLessThanOrEqual(length);
});
