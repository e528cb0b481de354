import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { annulerRoutes } from './annuler/annuler.routes.ts';
import { attestationRoutes } from './attestation/attestation.routes.ts';
import { adminsRoutes } from './admins/admins.routes.ts';
import { banqueRoutes } from './banque/banque.routes.ts';
import { capRoutes } from './cap/cap.routes.ts';
import { caisseRoutes } from './caisse/caisse.routes.ts';
import { compteRoutes } from './compte/compte.routes.ts';
import { coursRoutes } from './cours/cours.routes.ts';
import { contenuRoutes } from './contenu/contenu.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import type { Database } from './db/database.ts';
import { elevesRoutes } from './eleves/eleves.routes.ts';
import { elearningRoutes } from './elearning/elearning.routes.ts';
import { entrainementRoutes } from './entrainement/entrainement.routes.ts';
import { examenRoutes } from './examen/examen.routes.ts';
import { factureRoutes } from './facture/facture.routes.ts';
import { keepImage } from './fichiers/keepImage.ts';
import { openImage } from './fichiers/openImage.ts';
import { prepareImage } from './fichiers/prepareImage.ts';
import { serveFichiers } from './fichiers/serveFichiers.ts';
import { openStore } from './fichiers/openStore.ts';
import type { Store } from './fichiers/store.ts';
import { createCallRate } from './kernel/callRate.ts';
import { serverFactory } from './kernel/connections.ts';
import { csrf } from './kernel/csrf.ts';
import type { Environment } from './kernel/environment.ts';
import { createEnvois } from './kernel/envois.ts';
import { answerBadAddress, answerFailures, answerUnreadable } from './kernel/failures.ts';
import { headersOf, sendHeaders } from './kernel/headers.ts';
import { checkHosts } from './kernel/hosts.ts';
import { logRequests, loggerOptions, requestId } from './kernel/log.ts';
import { askAsVisitor } from './kernel/askAsVisitor.ts';
import { type Handlers, type Mounting, mountAll } from './kernel/mount.ts';
import { serveOpenApi } from './kernel/openapi.ts';
import { type Pages, servePages } from './kernel/pages.ts';
import { cleanForwarded } from './kernel/proxy.ts';
import { introuvable } from './kernel/refus.ts';
import { sign } from './kernel/signature.ts';
import { version } from './kernel/version.ts';
import { addLignes } from './journal/addLignes.ts';
import { journalRoutes } from './journal/journal.routes.ts';
import { paiementRoutes } from './paiement/paiement.routes.ts';
import { politiqueOf } from './paiement/politique.ts';
import { paypalRoutes, servePaypal } from './paypal/paypal.routes.ts';
import { payzenRoutes, servePayzen } from './payzen/payzen.routes.ts';
import { pretRoutes } from './pret/pret.routes.ts';
import { produitsRoutes } from './produits/produits.routes.ts';
import { serveDessins, serveFilms, servePlanche } from './questions/dessins.ts';
import { rapprochementRoutes } from './rapprochement/rapprochement.routes.ts';
import { rechercheRoutes } from './recherche/recherche.routes.ts';
import { remisesRoutes } from './remises/remises.routes.ts';
import { seriesRoutes } from './series/series.routes.ts';
import { servePartage } from './site/partage.ts';
import { siteRoutes } from './site/site.routes.ts';
import { themesRoutes } from './themes/themes.routes.ts';
import { tprRoutes } from './tpr/tpr.routes.ts';
import { viePriveeRoutes } from './viePrivee/viePrivee.routes.ts';

/** In bytes: three times what the longest form can be. A body is kept whole until it is there, and whoever sends a thousand at once has them all kept. */
const LONGEST_BODY = 32 * 1024;

export interface AppOptions {
  env: Environment;
  database: Database;
  clock?: () => Date;
  /** The built pages, or Vite's while developing; none: the calls alone. */
  pages?: Pages;
  /** Where files are kept; what the environment says. */
  store?: Store;
  /** Where the log goes; the standard output. */
  logTo?: { write: (line: string) => void };
}

export interface App {
  fastify: FastifyInstance;
  mounting: Mounting;
  store: Store;
}

/** What keeps pictures, and looks at them. */
export const gardeOf = (
  database: Database,
  store: Store,
): Pick<Mounting, 'keepImage' | 'lookAtImage'> => ({
  keepImage: (upload, at) => keepImage({ database, store, ...at }, upload),
  lookAtImage: async (upload) => {
    const { versions: _, ...image } = await prepareImage(upload);
    return image;
  },
});

/** The whole server, not yet listening. */
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
  logRequests(fastify);
  sendHeaders(fastify, headers);
  checkHosts(fastify, env);
  await fastify.register(compress, {
    threshold: 1024,
    // Nobody sends us compressed bodies, and what is not unpacked can't swell.
    globalDecompression: false,
    // Of what is made for each answer; built files are compressed once, as small as they get.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await fastify.register(cookie);

  const store = options.store ?? openStore(env);
  const mounting: Mounting = {
    env,
    database,
    clock,
    checkCsrf: csrf(fastify, { secret: env.APP_SECRET, secure: https, clock }),
    pseudonym: (text) => sign(env.APP_SECRET, 'caller', text),
    countCall: createCallRate(),
    addLignes,
    withEnvoi: createEnvois(join(env.DATA_DIR, 'envois')),
    ...gardeOf(database, store),
    openImage: (adresse) => openImage(database, store, adresse),
    // The calls alone: nobody has read anything on a page.
    readPage: async () => undefined,
  };
  const handlers: Handlers = {
    ...siteRoutes,
    ...compteRoutes,
    ...viePriveeRoutes,
    ...paiementRoutes,
    ...factureRoutes,
    ...payzenRoutes,
    ...paypalRoutes,
    ...caisseRoutes,
    ...rapprochementRoutes,
    ...seriesRoutes,
    ...entrainementRoutes,
    ...examenRoutes,
    ...pretRoutes,
    ...capRoutes,
    ...coursRoutes,
    ...tprRoutes,
    ...attestationRoutes,
    ...adminsRoutes,
    ...banqueRoutes,
    ...produitsRoutes,
    ...remisesRoutes,
    ...themesRoutes,
    ...elearningRoutes,
    ...journalRoutes,
    ...dashboardRoutes,
    ...rechercheRoutes,
    ...elevesRoutes,
    ...annulerRoutes,
    ...contenuRoutes,
  };
  mountAll(fastify, mounting, handlers);
  serveDessins(fastify, database);
  serveFilms(fastify, database, env.APP_SECRET);
  serveFichiers(fastify, database, store);
  servePayzen(fastify, { database, env, clock });
  servePaypal(fastify, { database, env, clock });
  servePartage(fastify, database, clock, env);
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
      horsLigne: env.HORS_LIGNE === 'oui',
      widerAt: politiqueOf(env),
    });
  }
  return { fastify, mounting, store };
}
