import { setTimeout as pause } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { addressesOf } from './addresses.ts';
import type { AskFor } from './askAsVisitor.ts';
import { WORKER_POLICY, type Wider } from './headers.ts';
import { networksOf } from '../securite/networks.ts';
import type { Networks } from '../securite/rateLimit.ts';
import { Refus } from '../refus/refus.ts';
import { type ChampsFaux, type Page, encodingOf, isThere, renderPage } from './render.ts';
import { createTurns } from '../securite/turns.ts';

const CLIENT = new URL('../../../build/client/', import.meta.url);
const SERVER = new URL('../../../build/server/index.js', import.meta.url);
const ONE_YEAR_SECONDS = 31_536_000;

export interface Pages {
  build(): Promise<ServerBuild>;
  vite?: ViteDevServer;
}

export async function builtPages(): Promise<Pages> {
  const build = (await import(SERVER.href)) as ServerBuild;
  return { build: async () => build };
}

export async function developedPages(): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  return {
    vite,
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  };
}

export interface Site {
  pages: Pages;
  /** The public origin, used in pages instead of the Host header. */
  adresse: string;
  askFor: AskFor;
  pseudonym: (text: string) => string;
  clock: () => Date;
  /** Changes with each staff write: what was rendered before it is no longer true. */
  revision: () => Promise<number>;
  /** False: installed service workers remove themselves. */
  horsLigne: boolean;
  widerAt: (path: string) => Wider | undefined;
}

export type ReadPage = (path: string) => Promise<string | undefined>;

/** This worker replaces any other, empties its caches and unregisters. */
export const RETRAIT = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const nom of await caches.keys()) await caches.delete(nom);
  await registration.unregister();
})()));
`;

/** Serves every other address by React Router; returns a reader of its pages. */
export async function servePages(app: FastifyInstance, site: Site): Promise<ReadPage> {
  const { pages } = site;
  if (pages.vite) {
    const { middlewares } = pages.vite;
    app.addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith('/api/')) return done();
      middlewares(request.raw, reply.raw, () => done());
    });
    app.addHook('onClose', () => pages.vite!.close());
  } else {
    if (!site.horsLigne)
      app.addHook('onRequest', async (request, reply) => {
        if (request.url.split('?', 1)[0] !== '/sw.js') return;
        reply.header('cache-control', 'no-cache').header('content-security-policy', WORKER_POLICY);
        return reply.type('text/javascript; charset=utf-8').send(RETRAIT);
      });
    await app.register(fastifyStatic, {
      root: CLIENT.pathname,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Built files carry a hash in their names; the worker must be revalidated.
        const built = path.includes('/assets/');
        reply.header(
          'cache-control',
          built ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache',
        );
        if (!built) reply.header('content-security-policy', WORKER_POLICY);
      },
    });
  }
  const pageAt = pages.vite ? developed(site, pages.vite) : await keeper(site);
  const answer = async (request: FastifyRequest, reply: FastifyReply, champs: ChampsFaux) => {
    const [path = '', query = ''] = request.url.split('?', 2);
    if (UNREADABLE.test(path)) throw new Refus(400, 'Cette adresse est illisible.');
    const networks = networksOf(request.ip);
    const address = networks.map(site.pseudonym);
    const page = await pageAt(path, query, { tour: networks.at(-1)!, address, champs });
    const kept = page.status === 200 && !page.parAppelant;
    for (const [name, value] of page.headers) reply.header(name, value);
    reply.header('vary', 'accept-encoding');
    if (kept) reply.header('etag', page.etag).header('cache-control', 'no-cache');
    else reply.header('cache-control', 'no-store');
    if (kept && request.headers['if-none-match'] === page.etag) {
      return reply.removeHeader('content-security-policy').code(304).send();
    }
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(page.status)
      .header('content-security-policy', page.policy)
      .send(await page.body(encoding));
  };
  app.get('/*', { compress: false }, (request, reply) => answer(request, reply, null));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LONGEST_FORM },
      (_, body, done) => done(null, body),
    );
    scope.post('/attestation/*', { compress: false }, (request, reply) => {
      // Another site must not send a form in its visitor's name.
      const foreign = request.headers['sec-fetch-site'] === 'cross-site';
      const sent = typeof request.body === 'string' && !foreign ? request.body : '';
      return answer(request, reply, Object.fromEntries(new URLSearchParams(sent)));
    });
  });
  return async (path) => {
    const page = await pageAt(path, '', OURSELVES);
    if (page.status !== 200) throw new Error(`${path} answers ${page.status}.`);
    return (await page.body('identity')).toString();
  };
}

/** In bytes: such a form has a name and a date. */
const LONGEST_FORM = 4096;

const OURSELVES: Appelant = { tour: '', address: [], champs: null };

/** Browsers read `//` and `/\\` at the start as another host. */
const UNREADABLE = /\/\/|\\|%5c|%[01][\da-f]|%7f/i;

interface Appelant {
  tour: string;
  address: Networks;
  champs: ChampsFaux;
}

type Served = Page & { parAppelant?: boolean };
type PageAt = (path: string, query: string, appelant: Appelant) => Promise<Served>;

const developed =
  ({ pages, adresse, askFor, widerAt }: Site, _vite: ViteDevServer): PageAt =>
  async (path, query, { address, champs }) => {
    const url = new URL(`${path}?${query}`, adresse);
    return renderPage(await pages.build(), url, askFor(address), 'development', {
      wider: widerAt(path),
      champs,
    });
  };

/** The page itself may find nothing for this caller. */
const notFound = (page: Page): Page => (page.status === 200 ? { ...page, status: 404 } : page);

const MOST_PAGES = 200;
const HALF_A_MINUTE_MS = 30_000;
/** Uncached pages are rendered one at a time, so that other requests get their turn. */
const MOST_WAITING = 10;
const BETWEEN_RENDERS_MS = 20;

/** Caches renderings for half a minute, or until staff write; invented addresses share one. */
async function keeper({ pages, adresse, askFor, clock, revision, widerAt }: Site): Promise<PageAt> {
  const build: ServerBuild = await pages.build();
  const ask = askFor([]);
  const addressOf = addressesOf(build);
  const kept = new Map<string, { page: Promise<Page>; until: number; at: number }>();
  const inTurn = createTurns({ atOnce: 1, waiting: MOST_WAITING });
  const makeInTurn = (url: string, caller: string) =>
    inTurn(caller, async () => {
      await pause(BETWEEN_RENDERS_MS);
      return make(url);
    });
  const make = (path: string) => {
    const url = new URL(path, adresse);
    return renderPage(build, url, ask, 'production', { wider: widerAt(url.pathname) });
  };
  const makeFor = ({ tour, address, champs }: Appelant, path: string): Promise<Served> =>
    inTurn(tour, async () => {
      const url = new URL(path, adresse);
      const page = await renderPage(build, url, askFor(address), 'production', { champs });
      return { ...page, parAppelant: true };
    });

  let last = 0;
  /** Without the database what is kept is still shown. */
  const lastRevision = async () => (last = await revision().catch(() => last));

  function keptAt(url: string, now: number): Promise<Page> | undefined {
    const known = kept.get(url);
    const fresh = known?.at === now && known.until > clock().getTime();
    return fresh ? known.page : undefined;
  }

  function keep(url: string, now: number): Promise<Page> {
    const page = make(url);
    kept.delete(url);
    kept.set(url, { page, until: clock().getTime() + HALF_A_MINUTE_MS, at: now });
    if (kept.size > MOST_PAGES) kept.delete(kept.keys().next().value!);
    const forget = () => kept.get(url)?.page === page && kept.delete(url);
    page.then(({ status }) => status >= 500 && forget(), forget);
    return page;
  }

  return async (path, query, appelant) => {
    // Read before the page is made: a write in between makes it old.
    const now = await lastRevision();
    const asked = query === '' && keptAt(path, now);
    if (asked) return asked;
    const { url, maybe, recherche, found, parAppelant } = addressOf(
      path,
      new URLSearchParams(query),
    );
    if (parAppelant) return makeFor(appelant, url);
    if (recherche) return makeInTurn(url, appelant.tour);
    const known = keptAt(url, now);
    if (known) return found ? known : notFound(await known);
    const there = !maybe || (await isThere(build, maybe.load, ask));
    const page = there ? keep(url, now) : (keptAt(maybe.none, now) ?? keep(maybe.none, now));
    return found ? page : notFound(await page);
  };
}
