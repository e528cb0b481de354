import { randomBytes } from 'node:crypto';
import { createRequest } from '@remix-run/node-fetch-server';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RouterContextProvider, type ServerBuild, createRequestHandler } from 'react-router';
import type { ViteDevServer } from 'vite';
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
export async function servePages(app: FastifyInstance, pages: Pages): Promise<void> {
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
  app.get('/*', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const build = await pages.build();
    const context = new RouterContextProvider();
    const { nonceContext } = build.entry.module as unknown as EntryModule;
    context.set(nonceContext, nonce);
    reply.header('content-security-policy', policy(nonce, Boolean(pages.vite)));
    const mode = pages.vite ? 'development' : 'production';
    return reply.send(await createRequestHandler(build, mode)(asRequest(request, reply), context));
  });
}

function asRequest(request: FastifyRequest, reply: FastifyReply): Request {
  try {
    const { protocol, host } = request;
    return createRequest(request.raw, reply.raw, { protocol: `${protocol}:`, host });
  } catch {
    throw new Refus(400, 'La demande est illisible.');
  }
}

interface EntryModule {
  nonceContext: Parameters<RouterContextProvider['set']>[0];
}

function policy(nonce: string, developing: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${developing ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
