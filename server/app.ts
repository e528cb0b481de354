import { hasEleve } from './eleve/classes/index.ts';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import * as handlers from './appels.ts';
import type { Database } from './socle/db/database.ts';
import { keepImage } from './socle/fichiers/keepImage.ts';
import { prepareImage } from './socle/fichiers/prepareImage.ts';
import { openImage, serveFichiers } from './socle/fichiers/serveFichiers.ts';
import { openStore } from './socle/fichiers/openStore.ts';
import type { Store } from './socle/fichiers/store.ts';
import { createCallRate } from './socle/http/callRate.ts';
import { serverFactory } from './socle/http/connections.ts';
import { csrf } from './socle/securite/csrf.ts';
import type { Environment } from './socle/config/environment.ts';
import { onFins } from './socle/http/fins.ts';
import { createEnvois } from './socle/http/envois.ts';
import { answerBadAddress, answerFailures, answerUnreadable } from './socle/refus/failures.ts';
import { headersOf, sendHeaders } from './socle/http/headers.ts';
import { checkHosts } from './socle/http/hosts.ts';
import { logRequests, loggerOptions, requestId } from './socle/http/log.ts';
import { askAsVisitor } from './socle/http/askAsVisitor.ts';
import type { Serveur } from './socle/http/context.ts';
import { traceAppels } from './socle/tracage/appels.ts';
import { tracerOf } from './socle/tracage/inSpan.ts';
import { openEtat } from './socle/taches/etatDuServeur.ts';
import { type Mounting, mountAll } from './socle/http/mount.ts';
import { serveOpenApi } from './socle/http/openapi.ts';
import { type Pages, servePages } from './socle/http/pages.ts';
import { cleanForwarded } from './socle/config/proxy.ts';
import { introuvable } from './socle/refus/refus.ts';
import { sign } from './socle/securite/signature.ts';
import { version } from './socle/config/version.ts';
import { addLignes } from './socle/journal/addLignes.ts';
import { lastLigne } from './socle/journal/journal.queries.ts';
import { politiqueOf, serveFournisseurs } from './argent/paiement/fournisseurs/index.ts';
import { servePlanche, serveVues } from './extranet/contenu/index.ts';
import { serveDessins, serveFilms } from './eleve/questions/index.ts';
import { servePartage } from './site/accueil/index.ts';

/** In bytes, three times the longest form: bodies are buffered whole, thousands at a time. */
const LONGEST_BODY = 32 * 1024;

export interface AppOptions {
  env: Environment;
  database: Database;
  clock?: () => Date;
  /** Built pages, or Vite's in development; undefined: serves calls only. */
  pages?: Pages;
  store?: Store;
  logTo?: { write: (line: string) => void };
}

export interface App {
  fastify: FastifyInstance;
  mounting: Mounting;
  store: Store;
}

type GardeDImages = Pick<Mounting, 'keepImage' | 'lookAtImage'>;

export const gardeOf = (database: Database, store: Store): GardeDImages => ({
  keepImage: (upload, at) => keepImage({ database, store, ...at }, upload),
  lookAtImage: async (upload) => {
    const { versions: _, ...image } = await prepareImage(upload);
    return image;
  },
});

export async function createApp(options: AppOptions): Promise<App> {
  const { env, database, clock = () => new Date() } = options;
  const https = env.APP_URL.startsWith('https:');
  const headers = headersOf(https);
  const fastify = Fastify({
    logger: loggerOptions(env.LOG_LEVEL, options.logTo),
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, _request, reply) => answerBadAddress(headers)(reply as never),
    bodyLimit: LONGEST_BODY,
    serverFactory,
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable(headers),
    trustProxy: env.TRUST_PROXY.length > 0 && env.TRUST_PROXY,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  cleanForwarded(fastify, env.TRUST_PROXY);
  answerFailures(fastify);
  const tracer = tracerOf();
  if (tracer) traceAppels(fastify, tracer);
  logRequests(fastify);
  const etat = openEtat(clock());
  onFins(fastify, (fin) => etat.appels.note(fin, clock()));
  sendHeaders(fastify, headers, clock);
  checkHosts(fastify, env);
  await fastify.register(compress, {
    threshold: 1024,
    // Nobody sends compressed bodies, and a zip bomb cannot expand.
    globalDecompression: false,
    // A fast level for dynamic answers; built files are precompressed.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await fastify.register(cookie);

  const store = options.store ?? openStore(env);
  const serveur: Serveur = { etat, waiting: database.waiting };
  const mounting: Mounting = {
    env,
    database,
    clock,
    checkCsrf: csrf(fastify, { secret: env.APP_SECRET, secure: https, clock }),
    pseudonym: (text) => sign(env.APP_SECRET, 'caller', text),
    takeCall: createCallRate(),
    addLignes,
    hasEleve,
    withEnvoi: createEnvois(join(env.DATA_DIR, 'envois')),
    ...gardeOf(database, store),
    openImage: (adresse) => openImage(database, store, adresse),
    readPage: async () => undefined,
    serveur,
  };
  mountAll(fastify, mounting, handlers);
  serveDessins(fastify, database);
  serveVues(fastify);
  serveFilms(fastify, database, env.APP_SECRET);
  serveFichiers(fastify, database, store);
  serveFournisseurs(fastify, { database, env, clock });
  servePartage(fastify, database, clock);
  if (options.pages?.vite) servePlanche(fastify);
  await serveOpenApi(fastify, version);
  fastify.removeContentTypeParser('text/plain');
  fastify.all('/api/*', () => {
    throw introuvable('Cet appel n’existe pas.');
  });
  fastify.setNotFoundHandler(() => {
    throw introuvable('Cette adresse n’existe pas.');
  });
  if (options.pages) {
    mounting.readPage = await servePages(fastify, {
      pages: options.pages,
      adresse: env.APP_URL,
      askFor: askAsVisitor(mounting, handlers, fastify.log),
      pseudonym: mounting.pseudonym,
      clock,
      revision: () => lastLigne(database.read),
      horsLigne: env.HORS_LIGNE === 'oui',
      widerAt: politiqueOf(env),
    });
  }
  return { fastify, mounting, store };
}
