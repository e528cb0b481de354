import { createHash, randomBytes } from 'node:crypto';
import { createRequest } from '@remix-run/node-fetch-server';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
  createRequestHandler,
} from 'react-router';
import type { ViteDevServer } from 'vite';
import type { Ask } from './mount.ts';
import { pagePolicy } from './headers.ts';
import { Refus } from './refus.ts';

const CLIENT = new URL('../../build/client/', import.meta.url);
const SERVER = new URL('../../build/server/index.js', import.meta.url);
const ONE_YEAR = 31_536_000;

/** The pages, as built or as Vite makes them while developing. */
export interface Pages {
  build(): Promise<ServerBuild>;
  vite?: ViteDevServer;
}

export async function builtPages(): Promise<Pages> {
  const build = (await import(SERVER.href)) as ServerBuild;
  return { build: async () => build };
}

/** With hot reload. */
export async function developedPages(): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  return {
    vite,
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  };
}

/** Hands every address that is no call and no file to React Router. */
export async function servePages(app: FastifyInstance, pages: Pages, ask: Ask): Promise<void> {
  if (pages.vite) {
    const { middlewares } = pages.vite;
    app.addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith('/api/')) return done();
      middlewares(request.raw, reply.raw, () => done());
    });
    app.addHook('onClose', () => pages.vite!.close());
  } else {
    await app.register(fastifyStatic, {
      root: CLIENT.pathname,
      wildcard: false,
      index: false,
      preCompressed: true,
      // Names of built files carry their fingerprint.
      setHeaders: (reply, path) =>
        reply.header(
          'cache-control',
          path.includes('/assets/')
            ? `public, max-age=${ONE_YEAR}, immutable`
            : 'public, max-age=3600',
        ),
    });
  }
  const render = renderer(pages, ask);
  const kept = keeper();
  app.get('/*', async (request, reply) => {
    if (UNREADABLE.test(request.url.split('?', 1)[0]!))
      throw new Refus(400, 'Cette adresse est illisible.');
    const make = () => render(asRequest(request, reply));
    const page = pages.vite ? await make() : await kept(request.url, make);
    const nonce = randomBytes(16).toString('base64');
    for (const [name, value] of page.headers) reply.header(name, value);
    if (page.status === 200) reply.header('etag', page.etag).header('cache-control', 'no-cache');
    else reply.header('cache-control', 'no-store');
    // What the browser has kept came with its own policy, which this answer must not replace.
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
      return reply.removeHeader('content-security-policy').code(304).send();
    }
    return reply
      .code(page.status)
      .header('content-security-policy', pagePolicy(nonce, Boolean(pages.vite)))
      .send(page.body.replaceAll(NONCE, nonce));
  });
}

interface Page {
  status: number;
  headers: [name: string, value: string][];
  /** With NONCE where each answer has its own. */
  body: string;
  etag: string;
}

/** Stands for the nonce in what is kept; nobody outside can know it. */
const NONCE = randomBytes(16).toString('hex');

/** Nothing in a page depends on who asks: sessions live in the browser. */
function renderer(pages: Pages, ask: Ask) {
  return async (request: Request): Promise<Page> => {
    const build = await pages.build();
    const context = new RouterContextProvider();
    const { nonceContext, serverCallContext } = build.entry.module as unknown as EntryModule;
    context.set(nonceContext, NONCE);
    context.set(serverCallContext, ask);
    const mode = pages.vite ? 'development' : 'production';
    const response = await createRequestHandler(build, mode)(request, context);
    const body = scriptsLast(await response.text());
    // The same on every server: the stand-in is each one's own.
    const hash = createHash('sha256').update(body.replaceAll(NONCE, ''));
    const etag = `W/"${hash.digest('base64url').slice(0, 27)}"`;
    return { status: response.status, headers: [...response.headers], body, etag };
  };
}

/** A page can be read before its scripts are there: on a slow line they let styles, font and picture pass. */
const scriptsLast = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

const MOST_PAGES = 200;
const HALF_A_MINUTE = 30_000;

/** Keeps what was rendered for half a minute: an edit shows after that. Addresses with a query are not kept. */
function keeper() {
  const pages = new Map<string, { page: Promise<Page>; until: number }>();
  return (url: string, make: () => Promise<Page>): Promise<Page> => {
    if (url.includes('?')) return make();
    const known = pages.get(url);
    if (known && known.until > performance.now()) return known.page;
    const page = make();
    pages.delete(url);
    pages.set(url, { page, until: performance.now() + HALF_A_MINUTE });
    if (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value!);
    const forget = () => pages.get(url)?.page === page && pages.delete(url);
    page.then(({ status }) => status !== 200 && forget(), forget);
    return page;
  };
}

/** A browser reads `//` and `/\\` at the start of an address as another host; control characters no router reads. */
const UNREADABLE = /\/\/|\\|%5c|%[01][\da-f]|%7f/i;

/** HEAD is rendered as GET, or its ETag would be another. */
function asRequest(request: FastifyRequest, reply: FastifyReply): Request {
  try {
    const { protocol, host } = request;
    const asked = createRequest(request.raw, reply.raw, { protocol: `${protocol}:`, host });
    return asked.method === 'HEAD' ? new Request(asked, { method: 'GET' }) : asked;
  } catch {
    throw new Refus(400, 'La demande est illisible.');
  }
}

interface EntryModule {
  nonceContext: RouterContext<string>;
  serverCallContext: RouterContext<Ask>;
}
