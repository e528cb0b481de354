import { cacheNames, registerQuotaErrorCallback } from 'workbox-core';
import { PrecacheController, PrecacheFallbackPlugin } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { CACHES, OUVERT, PRENDRE, QUI } from '../../socle/kernel/caches.ts';
import {
  type Place,
  type Plan,
  emptyDocumentOf,
  documentOf,
  overQuota,
  isCacheable,
  isOfPlan,
  otherWidth,
  placeOf,
} from './placeOf.ts';

declare const PLAN: Plan;
const plan = PLAN;

interface Attente extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Monde {
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: string,
    listener: (event: Attente & MessageEvent<unknown>) => void,
  ) => void;
}
const monde = self as unknown as Monde;

/** The cached document shows after this wait. */
const PATIENCE_SECONDS = 3;
const HORS_LIGNE = '/hors-ligne';
/** Entries of a cache: two series with their surroundings; pictures count by folder. */
const MOST = { images: 600, films: 100, pages: 60 };

const kept = new PrecacheController({
  plugins: [
    {
      // One foreign file aborts the installation: the browser retries.
      cacheWillUpdate: async ({ response }) => ((await isOfPlan(response, plan)) ? response : null),
    },
  ],
});
kept.addToCacheList([
  ...plan.fichiers.map((url) => ({ url, revision: null })),
  ...[HORS_LIGNE, ...plan.ecrans.map(emptyDocumentOf)].map((url) => ({
    url,
    revision: plan.version,
  })),
]);

monde.addEventListener('install', (event) => event.waitUntil(kept.install(event)));
monde.addEventListener('activate', (event) => event.waitUntil(activate(event)));
monde.addEventListener('message', ({ data, ports }) => {
  if (data === PRENDRE) void monde.skipWaiting();
  if (data === QUI) ports[0]?.postMessage(plan.version);
});

async function activate(event: Attente): Promise<void> {
  await keepForOpenPages();
  await kept.activate(event);
  // Cached pages name old builds' files.
  await caches.delete(CACHES.pages);
  await monde.clients.claim();
}

/** Open pages still load files of their build: the previous ones stay. */
async function keepForOpenPages(): Promise<void> {
  const wanted = new Set(kept.getURLsToCacheKeys().values());
  const all = await caches.open(cacheNames.precache);
  const gone = (await all.keys()).filter(
    ({ url }) => !wanted.has(url) && new URL(url).pathname.startsWith('/assets/'),
  );
  if (gone.length === 0) return;
  await caches.delete(CACHES.anciens);
  const old = await caches.open(CACHES.anciens);
  for (const request of gone) await old.put(request, (await all.match(request))!);
}

interface Gardee {
  request: Request;
  response: Response;
}

/** Evicts the oldest: to track last uses would need an index, cleared at log-out. */
const keeps = (place: Parameters<typeof isCacheable>[0], most: number) => ({
  // One copy per page, without query.
  cacheWillUpdate: async ({ request, response }: Gardee) =>
    isCacheable(place, response) &&
    (place !== 'page' || new URL(request.url).search === '') &&
    (await caches.has(OUVERT))
      ? response
      : null,
  async cacheDidUpdate({ cacheName, request }: { cacheName: string; request: Request }) {
    await inKept(cacheName, async (cache) => {
      const urls = (await cache.keys()).map(({ url }) => url);
      for (const old of overQuota(urls, request.url, most)) await cache.delete(old);
    });
  },
});

/** To open a cache makes it: one that a log-out has cleared meanwhile goes again. */
async function inKept<T>(name: string, job: (cache: Cache) => Promise<T>): Promise<T> {
  const done = await job(await caches.open(name));
  if (!(await caches.has(OUVERT))) await caches.delete(name);
  return done;
}

/** Drops pictures once the quota is full: they take most, and can be fetched again. */
registerQuotaErrorCallback(() => caches.delete(CACHES.images));

/** Firefox logs an error for each answer that a worker rejects. */
const lost = async () => new Response(null, { status: 504 });

const orOffline = new PrecacheFallbackPlugin({
  fallbackURL: HORS_LIGNE,
  precacheController: kept,
});

const strategies = {
  ecran: new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [
      {
        // A restarting server (502) counts as offline.
        fetchDidSucceed: async ({ response }) => {
          if (response.status >= 502) throw new Error(`${response.status}`);
          return response;
        },
        handlerDidError: async ({ request }) =>
          (await kept.matchPrecache(documentOf(new URL(request.url).pathname, plan)!)) ??
          kept.matchPrecache(HORS_LIGNE),
      },
    ],
  }),
  page: new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreSearch: true },
    plugins: [keeps('page', MOST.pages), orOffline],
  }),
  donnees: new NetworkFirst({ cacheName: CACHES.pages, plugins: [keeps('donnees', MOST.pages)] }),
  reseau: new NetworkOnly({ plugins: [orOffline] }),
  image: new CacheFirst({
    cacheName: CACHES.images,
    plugins: [
      keeps('image', MOST.images),
      {
        // A turned phone asks for another width.
        handlerDidError: ({ request }) =>
          inKept(CACHES.images, async (cache) => {
            const other = otherWidth(await cache.keys(), request.url);
            return (other && (await cache.match(other))) ?? lost();
          }),
      },
    ],
  }),
  film: new CacheFirst({
    cacheName: CACHES.films,
    plugins: [keeps('film', MOST.films), { handlerDidError: lost }],
  }),
} satisfies Record<Exclude<NonNullable<Place>, 'fichier'>, unknown>;

for (const [place, strategy] of Object.entries(strategies))
  registerRoute(({ url, request }) => placeHere(url, request) === place, strategy);
registerRoute(
  ({ url, request }) => placeHere(url, request) === 'fichier',
  async ({ request }) =>
    (await kept.matchPrecache(request)) ??
    (await caches.match(request, { cacheName: CACHES.anciens })) ??
    fetch(request),
);

const placeHere = (url: URL, { mode, referrer }: Request) =>
  placeOf({ url, navigation: mode === 'navigate', de: referrer }, location.origin, plan);
