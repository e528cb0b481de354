import {
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  createServer,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';

/** Browsers never pipeline; thousands of pipelined requests would fill memory with responses. */
const MOST_IN_HAND = 4;
/** A connection on which no byte moves ends, as when nobody reads our response. */
const LONGEST_SILENCE_MS = 60_000;
/** Bounds a trickling request. */
const LONGEST_REQUEST_MS = 30_000;
/** Admitted callers get this long: ten megabytes take a slow line two minutes. */
const LONGEST_UPLOAD_MS = 120_000;

const OPTIONS: ServerOptions = {
  headersTimeout: LONGEST_REQUEST_MS,
  // Node's global limits are the loosest of ours; `bounded` applies the others.
  requestTimeout: LONGEST_UPLOAD_MS,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 72_000,
  // Node's own response here would lack our headers.
  requireHostHeader: false,
};

export const serverFactory: FastifyServerOptions['serverFactory'] = (handler) => {
  const listener = bounded(handler);
  const server = createServer(OPTIONS, listener);
  server.setTimeout(LONGEST_SILENCE_MS);
  server.on('checkExpectation', listener);
  return server;
};

function bounded(handler: RequestListener): RequestListener {
  const inHand = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const now = (inHand.get(socket) ?? 0) + 1;
    if (now > MOST_IN_HAND || socket.destroyed) return void socket.destroy();
    inHand.set(socket, now);
    const { headers } = request;
    if (headers['content-length'] ?? headers['transfer-encoding'])
      limit(request, LONGEST_REQUEST_MS);
    response.once('close', () => {
      inHand.set(socket, inHand.get(socket)! - 1);
      clearTimeout(limits.get(request));
    });
    handler(request, response);
  };
}

const limits = new WeakMap<IncomingMessage, NodeJS.Timeout>();

function limit(request: IncomingMessage, after: number): void {
  clearTimeout(limits.get(request));
  const timer = setTimeout(() => request.complete || request.socket.destroy(), after);
  limits.set(request, timer.unref());
}

/** Call it only once the sender is admitted. */
export function allowUpload(request: IncomingMessage): void {
  if (limits.has(request)) limit(request, LONGEST_UPLOAD_MS);
}
