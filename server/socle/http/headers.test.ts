// On one database: response headers do not depend on it.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { type CallName, calls } from '../../../contract/index.ts';
import { type School, openSchool } from '../../testing/school.ts';
import { builtPages } from './pages.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-headers-'));
const schools: Partial<Record<'http' | 'https', School>> = {};

beforeAll(async () => {
  for (const protocol of ['http', 'https'] as const) {
    schools[protocol] = await openSchool({
      pages: await builtPages(),
      env: { APP_URL: `${protocol}://priorite.example` },
    });
  }
  // oxlint-disable-next-line no-restricted-imports -- the mailbox answers beside the server, and is looked at as it is
  const { openBoite } = await import('../../../sandbox/boite.ts');
  // oxlint-disable-next-line no-restricted-imports -- the mailbox answers beside the server, and is looked at as it is
  const { serveBoiteMail } = await import('../../../sandbox/boiteMail.ts');
  const boite = openBoite(DATA_DIR);
  for (const { fastify } of Object.values(schools)) serveBoiteMail(fastify, boite);
  await boite.keep(Buffer.from('Subject: x\r\n\r\n<script>alert(1)</script>'), ['a@demo.be']);
});
afterAll(async () => {
  for (const school of Object.values(schools)) await school.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

test('the time is the school’s, and not this machine’s', async () => {
  const { fastify, now } = schools.http!;
  const { headers } = await fastify.inject('/api/health');
  expect(headers.date).toBe(now().toUTCString());
});

const KINDS = { page, rien, worker, docs, boite, mail, inchange };

function page(policy: string, { body }: LightMyRequestResponse): void {
  const allowed = directives(policy);
  const named = allowed['script-src']?.match(/'sha256-[\w+/]{43}='/g) ?? [];
  expect(allowed).toEqual({
    'default-src': "'none'",
    'script-src': ["'self'", ...named].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  const scripts = body.matchAll(
    /<script\b(?! type="application\/ld\+json">)([^>]*)>([^]*?)<\/script>/g,
  );
  for (const [, attributes, text] of scripts) {
    const hash = createHash('sha256').update(text!).digest('base64');
    if (!/ src="\/assets\//.test(attributes!)) expect(named).toContain(`'sha256-${hash}'`);
  }
  expect(body).not.toMatch(/nonce="[^"]/);
  expect(body).not.toMatch(/<[^>]+\son\w+=|javascript:/i);
}

function rien(policy: string): void {
  expect(policy).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
}

function worker(policy: string): void {
  expect(directives(policy)).toEqual({
    'default-src': "'none'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
}

function docs(policy: string, { body }: LightMyRequestResponse): void {
  expect(directives(policy)).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'frame-ancestors': "'none'",
  });
  expect(body).not.toMatch(/<script(?![^>]*\bsrc=)|<[^>]+\son\w+=/i);
}

function boite(policy: string): void {
  const { 'default-src': fallback, 'script-src': script, ...rest } = directives(policy);
  expect([fallback, script, rest['frame-ancestors']]).toEqual(["'none'", undefined, "'none'"]);
}

function mail(policy: string): void {
  expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'self'; sandbox /);
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|allow-forms/);
}

/** A 304 has no policy: the kept page's holds. */
function inchange(policy: string | undefined): void {
  expect(policy).toBeUndefined();
}

const CACHES = {
  jamais: 'no-store',
  demandee: 'no-cache',
  publique: /^public, max-age=\d+(, immutable)?$/,
};

type Row = [
  what: string,
  request: InjectOptions | string | ((school: School) => Promise<InjectOptions | string>),
  status: number,
  kind: keyof typeof KINDS,
  cache: keyof typeof CACHES,
];

const post = (payload: string | object, headers = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/user/login',
  payload,
  headers: { 'content-type': 'application/json', ...headers },
});

const proved =
  (payload: string, headers = {}) =>
  async ({ fastify }: School) => {
    const cookie = (await fastify.inject('/sanctum/csrf-cookie')).cookies[0]!.value;
    const proof = { cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': cookie };
    return post(payload, { ...proof, 'x-requested-with': 'XMLHttpRequest', ...headers });
  };

/** A new route that is no call needs a row here. */
const ANSWERS: Row[] = [
  ['the home page', '/', 200, 'page', 'demandee'],
  ['its head alone', { method: 'HEAD', url: '/' }, 200, 'page', 'demandee'],
  ['a page of learners', '/mon-profil', 200, 'page', 'demandee'],
  ['a page with a token in its address', '/confirmation/abc', 200, 'page', 'demandee'],
  ['the 404 page', '/nulle-part', 404, 'page', 'jamais'],
  ['a page that has not changed', unchanged, 304, 'inchange', 'demandee'],
  ['a built file', builtFile, 200, 'rien', 'publique'],
  ['the worker', '/sw.js', 200, 'worker', 'demandee'],
  ['a file that is not there', '/assets/rien.js', 404, 'page', 'jamais'],
  ['a picture that is drawn', '/img/icones/180.png', 200, 'rien', 'publique'],
  ['a drawing of the bank', drawing, 200, 'rien', 'publique'],
  ['a picture that is not there', '/img/questions/rien.svg', 404, 'rien', 'jamais'],
  ['the icon', '/favicon.svg', 200, 'rien', 'publique'],
  ['the proof of our pages', '/sanctum/csrf-cookie', 204, 'rien', 'jamais'],
  ['a call', '/api/health', 200, 'rien', 'jamais'],
  ['a call without a session', '/api/user/getUser', 401, 'rien', 'jamais'],
  ['a call that is none', '/api/rien', 404, 'rien', 'jamais'],
  ['a method that is none', { method: 'DELETE', url: '/' }, 404, 'rien', 'jamais'],
  ['a call from elsewhere', post({}), 419, 'rien', 'jamais'],
  ['a body that is no JSON', proved('{'), 400, 'rien', 'jamais'],
  ['a body of another type', proved('<a/>', { 'content-type': 'text/xml' }), 415, 'rien', 'jamais'],
  ['a body that is too large', proved(`"${'a'.repeat(2 ** 20)}"`), 413, 'rien', 'jamais'],
  ['an address that can’t be read', '/%zz', 400, 'rien', 'jamais'],
  ['an address that means another host', '//evil.example/', 400, 'rien', 'jamais'],
  ['the page of the calls', '/api/docs', 200, 'docs', 'demandee'],
  ['the document of the calls', '/api/docs/json', 200, 'docs', 'demandee'],
  ['the mailbox', '/boite-mail', 200, 'boite', 'jamais'],
  ['a mail that is not there', '/boite-mail/rien', 404, 'boite', 'jamais'],
  ['a mail', async (school) => `${await firstMail(school)}/source`, 200, 'boite', 'jamais'],
  [
    'a mail in its frame',
    async (school) => `${await firstMail(school)}/html`,
    200,
    'mail',
    'jamais',
  ],
];

describe.each(['http', 'https'] as const)('by %s', (protocol) => {
  test.each(ANSWERS)('%s', async (_, request, status, kind, cache) => {
    const school = schools[protocol]!;
    const asked = typeof request === 'function' ? await request(school) : request;
    const answer = await school.fastify.inject(asked);
    expect(answer.statusCode).toBe(status);
    const { 'content-security-policy': policy, 'cache-control': kept } = answer.headers;
    KINDS[kind](policy as never, answer);
    expect(kept).toEqual(
      typeof CACHES[cache] === 'string' ? CACHES[cache] : expect.stringMatching(CACHES[cache]),
    );
    guarded(answer, protocol);
  });

  test.each(Object.keys(calls) as CallName[])('the refusal of %s', async (name) => {
    const { method, path, cache }: Call = calls[name];
    const answer = await schools[protocol]!.fastify.inject({ method, url: path });
    rien(answer.headers['content-security-policy'] as string);
    const kept = answer.statusCode === 200 && cache ? `public, max-age=${cache}` : 'no-store';
    expect(answer.headers['cache-control']).toBe(kept);
    guarded(answer, protocol);
  });
});

describe('where both ways to pay are set up', () => {
  let shop: School;
  afterAll(() => shop.close());
  beforeAll(async () => {
    shop = await openSchool({
      pages: await builtPages(),
      env: {
        APP_URL: 'http://priorite.example',
        PAYZEN_SITE_ID: '12345678',
        PAYZEN_CLE: 'une clé de seize caractères',
        PAYPAL_CLIENT_ID: 'un-identifiant',
        PAYPAL_SECRET: 'un secret, et long',
        PAYPAL_MARCHAND: 'MARCHAND',
      },
    });
  });
  const PAYPAL = 'https://*.paypal.com https://*.paypalobjects.com';

  test('the two pages on which one pays have to do with the providers, and no other page has', async () => {
    const paths = await everyPath();
    const wider = [];
    for (const path of paths) {
      const answer = await shop.fastify.inject(path);
      const policy = answer.headers['content-security-policy'] as string;
      if (!policy.includes('paypal')) {
        if (String(answer.headers['content-type']).startsWith('text/html')) page(policy, answer);
        guarded(answer, 'http');
      } else wider.push(path);
    }
    expect(wider).toEqual(['/produits', '/renouveler-produits']);
    expect(paths.length).toBeGreaterThan(40);
  });

  test.each(['/produits', '/Renouveler-Produits/?acces=x'])('%s', async (url) => {
    const { headers } = await shop.fastify.inject(url);
    const { headers: before } = await schools.http!.fastify.inject(url);
    const script = directives(before['content-security-policy'] as string)['script-src']!;
    expect(parsed(headers['content-security-policy'] as string)).toEqual({
      'default-src': "'none'",
      'script-src': `${script} ${PAYPAL}`,
      'style-src': `'self' 'unsafe-inline' ${PAYPAL}`,
      'img-src': `'self' data: ${PAYPAL}`,
      'font-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'connect-src': `'self' ${PAYPAL}`,
      'frame-src': PAYPAL,
      'child-src': PAYPAL,
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self' https://secure.payzen.eu",
      'frame-ancestors': "'none'",
    });
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers.etag).not.toBe(before.etag);
    const { headers: same, statusCode } = await shop.fastify.inject({
      url,
      headers: { 'if-none-match': headers.etag as string },
    });
    expect([statusCode, same['cross-origin-opener-policy']]).toEqual([
      304,
      'same-origin-allow-popups',
    ]);
  });
});

test('a page is sent as its browser reads it best, and once compressed for all', async () => {
  const ask = (accepted: string) =>
    schools.http!.fastify.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  const { body } = await ask('identity');
  for (const [accepted, encoding, open] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['deflate', undefined, (bytes: Buffer) => bytes],
  ] as const) {
    const { headers, rawPayload } = await ask(accepted);
    expect([headers['content-encoding'], headers.vary], accepted).toEqual([
      encoding,
      'accept-encoding',
    ]);
    expect(open(rawPayload).toString(), accepted).toBe(body);
  }
});

test('HEAD tells of a page what GET tells', async () => {
  const told = [];
  for (const method of ['GET', 'HEAD'] as const) {
    const { headers } = await schools.http!.fastify.inject({ method, url: '/' });
    told.push([headers.etag, headers['content-type'], headers['cache-control']]);
  }
  expect(told[0]).toEqual(told[1]);
});

test('the proof of our pages goes over https alone where there is https', async () => {
  const { headers } = await schools.https!.fastify.inject('/sanctum/csrf-cookie');
  expect(headers['set-cookie']).toMatch(
    /^XSRF-TOKEN=[\w.-]+; Max-Age=7200; Path=\/; Secure; SameSite=Lax$/,
  );
});

function guarded({ headers, body }: LightMyRequestResponse, protocol: 'http' | 'https'): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    // A mail is framed by a page of its own site.
    'x-frame-options': /frame-ancestors 'self'/.test(String(headers['content-security-policy']))
      ? 'SAMEORIGIN'
      : 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(), '),
  });
  expect(headers['strict-transport-security']).toBe(
    protocol === 'https' ? 'max-age=31536000; includeSubDomains' : undefined,
  );
  const telling = /^(server|via|x-powered-by|x-aspnet.*|access-control-.*)$/;
  expect(Object.keys(headers).filter((name) => telling.test(name))).toEqual([]);
  if (body) {
    expect(headers['content-type']).toMatch(
      /^(image\/png|font\/woff2|application\/x-yaml|.+; charset=utf-8)$/,
    );
  }
}

function parsed(policy: string): Record<string, string> {
  const pairs = policy.split(';').map((each) => /^\s*([\w-]+)\s*(.*?)\s*$/.exec(each)!);
  return Object.fromEntries(pairs.map(([, name, sources]) => [name!, sources!]));
}

async function everyPath(): Promise<string[]> {
  const { routes } = await (await builtPages()).build();
  const pathOf = (id: string): string => {
    const { parentId, path = '' } = routes[id]!;
    return `${parentId ? pathOf(parentId) : ''}/${path}`;
  };
  const filled = Object.keys(routes).map((id) =>
    pathOf(id).replace('*', 'nulle/part').replaceAll(/:\w+/g, '1').replaceAll(/\/+/g, '/'),
  );
  return [...new Set(filled.map((path) => path.replace(/(?<=.)\/$/, '')))];
}

function directives(policy: string): Record<string, string> {
  const named = parsed(policy);
  for (const [name, sources] of Object.entries(named)) {
    // Only pictures may use a whole scheme.
    if (name !== 'img-src') expect(sources).not.toMatch(/\*|\b(https?|wss?|data|blob):/);
    expect(sources).not.toMatch(/unsafe-eval|unsafe-hashes/);
  }
  expect(named['script-src'] ?? '').not.toContain('unsafe-inline');
  return named;
}

async function unchanged({ fastify }: School): Promise<InjectOptions> {
  const { headers } = await fastify.inject('/');
  return { url: '/', headers: { 'if-none-match': headers.etag as string } };
}

async function builtFile({ fastify }: School): Promise<string> {
  const { body } = await fastify.inject('/');
  return /"(\/assets\/[^"]+\.js)"/.exec(body)![1]!;
}

async function drawing({ database }: School): Promise<string> {
  const { empreinte } = await database.read
    .selectFrom('dessin')
    .select('empreinte')
    .limit(1)
    .executeTakeFirstOrThrow();
  return `/img/questions/${empreinte}.svg`;
}

async function firstMail({ fastify }: School): Promise<string> {
  const { body } = await fastify.inject('/boite-mail');
  return /"(\/boite-mail\/2[^"]+)"/.exec(body)![1]!;
}
