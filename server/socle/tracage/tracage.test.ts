import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openSchoolForFile } from '../../testing/school.ts';
import { scratch } from '../../testing/scratch.ts';
import { startSerie } from '../../testing/serie.ts';
import { readEnvironment } from '../config/environment.ts';
import { Refus } from '../refus/refus.ts';
import { startTaches } from '../taches/taches.ts';
import { fetchInSpan, inSpan } from './inSpan.ts';
import { startTracage } from './startTracage.ts';

interface SpanRecu {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status?: { code: number };
}

let bodies: string[] = [];
let respond = 200;
const collector = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => (body += part));
  request.on('end', () => {
    const { url, headers } = request;
    if (respond === 200) bodies.push(JSON.stringify({ url, cle: headers['x-cle'] }), body);
    response.writeHead(respond).end('{}');
  });
});
collector.listen(0, '127.0.0.1');
await once(collector, 'listening');
const { port } = collector.address() as AddressInfo;

const tracage = (await startTracage(
  readEnvironment({
    DATA_DIR: scratch('tracage'),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-cle=a%20key,b=c',
  }),
))!;
const lines: string[] = [];
const logTo = { write: (line: string) => void lines.push(line) };
const school = await openSchoolForFile({ logTo, env: { LOG_LEVEL: 'info' } });
tracage.logTo(school.fastify.log);
const eleve = await school.login('eleve@demo.be');
afterAll(() => collector.close());

async function received(): Promise<SpanRecu[]> {
  await tracage.stop();
  return bodies
    .filter((_, index) => index % 2 === 1)
    .flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as SpanRecu[]);
}
const valueOf = ({ attributes }: SpanRecu, key: string) => {
  const { value } = attributes.find((each) => each.key === key) ?? {};
  return value?.stringValue ?? value?.intValue;
};

beforeEach(async () => {
  respond = 200;
  await tracage.stop();
  bodies = [];
  lines.length = 0;
});

test('an answer is one trace: its call, its transaction, its statements, and no value', async () => {
  const serie = await startSerie(school, eleve, [{}, {}]);
  await received();
  bodies = [];
  lines.length = 0;
  await serie.answer(0, 'b');
  const spans = await received();
  const [root, ...others] = spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(others).toEqual([]);
  expect(root).toMatchObject({ name: 'addReponse', kind: 2 });
  expect(valueOf(root!, 'http.route')).toBe('/api/app/addReponse');
  expect(valueOf(root!, 'http.request.method')).toBe('POST');
  expect(valueOf(root!, 'http.response.status_code')).toBe('200');
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([root!.traceId]));
  const transaction = spans.find(({ name }) => name === 'transaction')!;
  expect(transaction.parentSpanId).toBe(root!.spanId);
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === transaction.spanId);
  expect(inside.map(({ name }) => name)).toContain('update tentative');
  for (const statement of inside) {
    expect(valueOf(statement, 'db.system.name')).toMatch(/^(sqlite|postgresql)$/);
    expect(valueOf(statement, 'db.collection.name')).toMatch(/^\w+$/);
  }
  // The session is read before the transaction.
  expect(spans.filter(({ parentSpanId }) => parentSpanId === root!.spanId).length).toBeGreaterThan(
    1,
  );
  for (const { startTimeUnixNano, endTimeUnixNano } of spans)
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
  const sent = bodies.join('\n');
  for (const secret of ['eleve@demo.be', 'Camille', eleve.token!, '?', '$1', 'select "'])
    expect(sent).not.toContain(secret);
  const call = lines.map((line) => JSON.parse(line)).find(({ msg }) => /addReponse/.test(msg));
  expect(call).toMatchObject({ trace: root!.traceId, reqId: expect.any(String) });
});

test('the collector is told who tells, with its key', async () => {
  await eleve.call('getAccesUser', {});
  await received();
  expect(JSON.parse(bodies[0]!)).toEqual({ url: '/v1/traces', cle: 'a key' });
  const { attributes } = JSON.parse(bodies[1]!).resourceSpans[0].resource;
  expect(attributes.map(({ key }: { key: string }) => key)).toEqual([
    'service.name',
    'service.version',
    'host.name',
  ]);
});

test.each([
  ['01', 'kept', 1],
  ['00', 'not kept', 0],
])('a caller’s trace is followed: %s, %s', async (flags, _, length) => {
  const [trace, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const headers = { traceparent: `00-${trace}-${parent}-${flags}` };
  await school.visitor.raw({ url: '/api/site/getReglages', headers });
  const roots = (await received()).filter(({ kind }) => kind === 2);
  expect(roots).toHaveLength(length);
  for (const { traceId, parentSpanId } of roots)
    expect([traceId, parentSpanId]).toEqual([trace, parent]);
  // Nothing of a trace that is not kept begins another one.
  if (length === 0) expect(await received()).toEqual([]);
});

test.each([
  'nonsense',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `ff-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
])('a traceparent that is none begins a trace of our own: %s', async (traceparent) => {
  await school.visitor.raw({ url: '/api/site/getReglages', headers: { traceparent } });
  const root = (await received()).find(({ kind }) => kind === 2);
  expect(root).toMatchObject({
    name: 'getReglages',
    traceId: expect.stringMatching(/^[\da-f]{32}$/),
  });
  expect(root!.parentSpanId).toBeUndefined();
});

test('a probe and an address that is none have no span; a name in an address is told nowhere', async () => {
  await school.visitor.raw({ url: '/api/ready' });
  await school.visitor.raw({ url: '/nulle-part/camille' });
  await school.visitor.raw({ url: '/api/personne/camille?nom=camille' });
  const names = (await received()).map(({ name }) => name);
  expect(names.filter((name) => name.includes('ready'))).toEqual([]);
  expect(bodies.join('\n')).not.toContain('camille');
});

test('at once, each of many answers has its own statements', async () => {
  const serie = await startSerie(
    school,
    eleve,
    Array.from({ length: 8 }, () => ({})),
  );
  await received();
  bodies = [];
  await Promise.all(Array.from({ length: 8 }, (_, index) => serie.answer(index, 'a')));
  const spans = await received();
  const traces = Map.groupBy(spans, ({ traceId }) => traceId);
  expect(traces.size).toBe(8);
  for (const [, own] of traces) {
    expect(own.filter(({ name }) => name === 'addReponse')).toHaveLength(1);
    expect(own.filter(({ name }) => name === 'transaction')).toHaveLength(1);
    expect(own.some(({ name }) => name.endsWith(' tentative'))).toBe(true);
    const ids = new Set(own.map(({ spanId }) => spanId));
    for (const { parentSpanId } of own) if (parentSpanId) expect(ids).toContain(parentSpanId);
  }
});

test('over real connections a body, read elsewhere, loses no call its statements', async () => {
  await school.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port: own } = school.fastify.server.address() as AddressInfo;
  const { cookies } = await school.fastify.inject('/sanctum/csrf-cookie');
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': cookies[0]!.value,
    cookie: `XSRF-TOKEN=${cookies[0]!.value}`,
  };
  const post = (email: string) =>
    new Promise<void>((resolve) => {
      const where = { host: '127.0.0.1', port: own, path: '/api/user/login', method: 'POST' };
      const sent = ask({ ...where, headers }, (answer) => answer.resume().once('end', resolve));
      sent.write(`{"email":"${email}",`);
      sent.end('"password":"not-that-one"}');
    });
  await Promise.all(['a', 'b', 'c'].map((nom) => post(`${nom}@example.be`)));
  const spans = await received();
  const roots = spans.filter(({ kind }) => kind === 2);
  expect(roots.map(({ name }) => name)).toEqual(['login', 'login', 'login']);
  for (const { traceId } of roots) {
    const own = spans.filter((span) => span.traceId === traceId);
    expect(own.length).toBeGreaterThan(2);
  }
  expect(spans.every(({ traceId }) => roots.some((root) => root.traceId === traceId))).toBe(true);
});

test('what throws inside a span is thrown on, and told by its class or code alone', async () => {
  const camille = Object.assign(new Error('camille@example.be is there'), { code: '23505' });
  const fails = (cause: Error) => inSpan('essai', {}, () => Promise.reject(cause));
  await expect(fails(camille)).rejects.toBe(camille);
  await expect(fails(new TypeError('camille'))).rejects.toThrow('camille');
  await expect(fails(Object.assign(new Error(), { code: 'camille@a.be' }))).rejects.toThrow();
  await expect(fails(new Refus(404, 'Introuvable.'))).rejects.toThrow('Introuvable.');
  const spans = await received();
  expect(spans.map((span) => [span.status?.code, valueOf(span, 'error.type')])).toEqual([
    [2, '23505'],
    [2, 'TypeError'],
    [2, 'unknown'],
    [undefined, undefined],
  ]);
  expect(bodies.join('\n')).not.toContain('camille');
});

test('a call that fails is told as failed', async () => {
  vi.spyOn(school.database, 'write').mockRejectedValueOnce(new Error('no space left'));
  await school.visitor.call('login', { email: 'eleve@demo.be', password: 'not-that-one' });
  const root = (await received()).find(({ kind }) => kind === 2);
  expect(root).toMatchObject({ name: 'login', status: { code: 2 } });
  expect(valueOf(root!, 'http.response.status_code')).toBe('500');
});

test('a job and what it asks outside are one trace, without the address asked for', async () => {
  const run = async () => {
    const url = `http://127.0.0.1:${port}/orders/camille?code=secret`;
    const answer = await fetchInSpan('PayPal', url, { method: 'POST' });
    await answer.body?.cancel();
  };
  const taches = startTaches([{ nom: 'essai', every: 60_000, run }], school.fastify.log);
  await taches.stop();
  bodies = [];
  const [asked, job] = await received();
  expect(job).toMatchObject({ name: 'job essai', kind: 1 });
  expect(asked).toMatchObject({ name: 'POST PayPal', kind: 3, parentSpanId: job!.spanId });
  expect(valueOf(asked!, 'server.address')).toBe('127.0.0.1');
  expect(valueOf(asked!, 'http.response.status_code')).toBe('200');
  expect(bodies.join('\n')).not.toMatch(/camille|secret/);
});

test('a collector that fails is told once and costs no call; its return is told too', async () => {
  const told = () => lines.filter((line) => /traces are/.test(line));
  respond = 503;
  for (let call = 0; call < 3; call++) {
    expect((await eleve.call('getAccesUser', {})).status).toBe(200);
    await tracage.stop();
  }
  expect(told()).toHaveLength(1);
  respond = 200;
  expect((await received()).filter(({ name }) => name === 'getAccesUser')).toHaveLength(3);
  expect(told()).toHaveLength(2);
});

test('a batch that the collector will never take holds up no other', async () => {
  respond = 400;
  await eleve.call('getAccesUser', {});
  await tracage.stop();
  respond = 200;
  await school.visitor.call('getReglages', {});
  const names = (await received()).map(({ name }) => name);
  expect(names).toContain('getReglages');
  expect(names).not.toContain('getAccesUser');
});

test('while nobody listens, memory holds two thousand spans and no more', async () => {
  respond = 503;
  for (let span = 0; span < 5000; span++) await inSpan('essai', {}, async () => {});
  await tracage.stop();
  respond = 200;
  const spans = await received();
  expect(spans.length).toBeLessThanOrEqual(2048);
  expect(lines.find((line) => /received again/.test(line))).toMatch(/"dropped":\d{4}/);
});
