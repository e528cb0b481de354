import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import {
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
  createRequestHandler,
} from 'react-router';
import { type Wider, openerPolicy, pagePolicy } from './headers.ts';
import type { Ask } from './askAsVisitor.ts';

export interface Page {
  status: number;
  headers: [name: string, value: string][];
  /** Content-Security-Policy, with the hashes of inline scripts. */
  policy: string;
  etag: string;
  body: (encoding: Encoding) => Promise<Buffer>;
}

export type Encoding = keyof typeof ENCODED;

export const encodingOf = (accepted: string | undefined): Encoding =>
  (accepted && negotiate(accepted, ENCODINGS)) || 'identity';

/** Marks our own inline scripts; nobody outside can guess it. */
const NONCE = randomBytes(16).toString('hex');
const OUR_SCRIPT = new RegExp(
  `<script\\b(?=[^>]*\\snonce="${NONCE}")(?![^>]*\\ssrc=)[^>]*>([^]*?)</script>`,
  'g',
);
const MARK = new RegExp(` nonce="${NONCE}"`, 'g');

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];
const brotli = promisify(brotliCompress);
const ENCODED = {
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip) as (bytes: Buffer) => Promise<Buffer>,
  identity: async (bytes: Buffer) => bytes,
};

export function encodedOnce(identity: Buffer): Page['body'] {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return (encoding) => (made[encoding] ??= ENCODED[encoding](identity));
}

/** A page depends on its address alone: never on caller, headers or Host. */
export async function renderPage(
  build: ServerBuild,
  url: URL,
  ask: Ask,
  mode: string,
  { wider, champs = null }: { wider?: Wider | undefined; champs?: ChampsFaux } = {},
) {
  const context = contextOf(build, ask, champs);
  const response = await createRequestHandler(build, mode)(new Request(url), context);
  return pageOf(response, mode === 'development', wider);
}

export async function isThere(
  build: ServerBuild,
  load: (context: unknown) => Promise<unknown>,
  ask: Ask,
): Promise<boolean> {
  try {
    await load(contextOf(build, ask));
    return true;
  } catch (cause) {
    return !(cause instanceof Response && cause.status === 404);
  }
}

function contextOf(build: ServerBuild, ask: Ask, champs: ChampsFaux = null): RouterContextProvider {
  const { nonceContext, serverCallContext, champsContext } = build.entry
    .module as unknown as EntryModule;
  const context = new RouterContextProvider();
  context.set(nonceContext, NONCE);
  context.set(serverCallContext, ask);
  context.set(champsContext, champs);
  return context;
}

async function pageOf(response: Response, developing: boolean, wider?: Wider): Promise<Page> {
  const html = await response.text();
  const scripts = new Set(Array.from(html.matchAll(OUR_SCRIPT), ([, text]) => nameOf(text!)));
  const identity = Buffer.from(scriptsLast(html.replaceAll(MARK, '')));
  const policy = pagePolicy([...scripts], developing, wider);
  const opener = wider && openerPolicy(wider);
  const fingerprint = createHash('sha256').update(identity);
  // A cached page keeps its old policy, so another policy must mean another ETag.
  if (wider) fingerprint.update(policy);
  const hash = fingerprint.digest('base64url').slice(0, 27);
  return {
    status: response.status,
    headers: [
      ...response.headers,
      ...(opener ? [['cross-origin-opener-policy', opener] as [string, string]] : []),
    ],
    policy,
    etag: `W/"${hash}"`,
    body: encodedOnce(identity),
  };
}

const nameOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Scripts come last; where web/root.tsx marks it, early.ts starts them after first paint. */
const scriptsLast = (html: string) =>
  /<html[^>]* data-scripts="after-paint"/.test(html)
    ? html
        .replaceAll('<link rel="modulepreload"', '<link rel="without-worker"')
        .replaceAll('<script type="module" async="">', '<script type="after-paint">')
    : html.replaceAll(
        '<link rel="modulepreload"',
        '<link rel="without-worker" fetchpriority="low"',
      );

export type ChampsFaux = Record<string, string> | null;

interface EntryModule {
  champsContext: RouterContext<ChampsFaux>;
  nonceContext: RouterContext<string>;
  serverCallContext: RouterContext<Ask>;
}
