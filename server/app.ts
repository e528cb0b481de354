import { readFileSync } from 'node:fs';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accesRoutes } from './acces/acces.routes.ts';
import { adminsRoutes } from './admins/admins.routes.ts';
import { compteRoutes } from './compte/compte.routes.ts';
import type { Database } from './db/database.ts';
import { csrf } from './kernel/csrf.ts';
import type { Environment } from './kernel/environment.ts';
import { answerBadAddress, answerFailures, answerUnreadable } from './kernel/failures.ts';
import { logRequests, loggerOptions, requestId } from './kernel/log.ts';
import { type Handlers, type Mounting, mountAll } from './kernel/mount.ts';
import { serveOpenApi } from './kernel/openapi.ts';
import { type Pages, servePages } from './kernel/pages.ts';
import { introuvable } from './kernel/refus.ts';
import { serveDessins, servePlanche } from './questions/dessins.ts';
import { seriesRoutes } from './series/series.routes.ts';
import { siteRoutes } from './site/site.routes.ts';

const MIB = 1024 * 1024;

export interface AppOptions {
  env: Environment;
  database: Database;
  clock?: () => Date;
  /** The built pages, or Vite's while developing; none: the calls alone. */
  pages?: Pages;
}

export interface App {
  fastify: FastifyInstance;
  mounting: Mounting;
}

/** The whole server, not yet listening. */
export async function createApp(options: AppOptions): Promise<App> {
  const { env, database, clock = () => new Date() } = options;
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  const fastify = Fastify({
    logger: loggerOptions(env.LOG_LEVEL, process.stdout.isTTY),
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, _request, reply) => answerBadAddress(reply as never),
    bodyLimit: MIB,
    // A body that trickles in holds a connection no longer than this.
    requestTimeout: 30_000,
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    // Only a proxy of the same machine or private network may say who is calling.
    trustProxy: env.APP_MODE === 'production' && ['loopback', 'linklocal', 'uniquelocal'],
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  answerFailures(fastify);
  logRequests(fastify);
  await fastify.register(helmet, {
    // Each page sets its own policy, with its nonce; what is no page runs nothing at all.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"] } },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: env.APP_URL.startsWith('https:'),
  });
  await fastify.register(compress, { threshold: 2048 });
  await fastify.register(cookie);

  const mounting: Mounting = {
    database,
    clock,
    checkCsrf: csrf(fastify, env.APP_SECRET, env.APP_URL.startsWith('https:')),
  };
  const handlers: Handlers = {
    ...siteRoutes(database, version),
    ...compteRoutes(env.APP_SECRET),
    ...accesRoutes,
    ...seriesRoutes,
    ...adminsRoutes,
  };
  mountAll(fastify, mounting, handlers);
  serveDessins(fastify, database);
  if (options.pages?.vite) servePlanche(fastify);
  await serveOpenApi(fastify, version);
  fastify.removeContentTypeParser('text/plain');
  fastify.all('/api/*', () => {
    throw introuvable('Cet appel n’existe pas.');
  });
  fastify.setNotFoundHandler(() => {
    throw introuvable('Cette adresse n’existe pas.');
  });
  if (options.pages) await servePages(fastify, options.pages);
  return { fastify, mounting };
}
