import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  createServer,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';

/**
 * Requests that one connection may send before it has their answers. No browser sends a second one;
 * whoever sends thousands would have us make and hold as many answers, read or not.
 */
const MOST_IN_HAND = 4;
/** In milliseconds: a connection on which nothing moves, as when nobody reads our answer. */
const LONGEST_SILENCE = 60_000;
/** A request that trickles in holds a connection no longer than this. */
const LONGEST_REQUEST = 30_000;
/** With files, of who has been let in: ten megabytes go up a slow line in two minutes. */
const LONGEST_UPLOAD = 120_000;

const OPTIONS: ServerOptions = {
  headersTimeout: LONGEST_REQUEST,
  // The least strict of ours, looked at every five seconds: `bounded` tells them apart.
  requestTimeout: LONGEST_UPLOAD,
  connectionsCheckingInterval: 5000,
  // Fastify's own, where a connection waits for its next request.
  keepAliveTimeout: 72_000,
  // Node's own answers to a request without a host and to what it can't expect carry no headers of ours.
  requireHostHeader: false,
};

/** The server below Fastify: what one connection can make it do has a bound. */
export const serverFactory: FastifyServerOptions['serverFactory'] = (handler): Server => {
  const listener = bounded(handler);
  const server = createServer(OPTIONS, listener);
  server.setTimeout(LONGEST_SILENCE);
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
    if (headers['content-length'] ?? headers['transfer-encoding']) limit(request, LONGEST_REQUEST);
    response.once('close', () => {
      inHand.set(socket, inHand.get(socket)! - 1);
      clearTimeout(limits.get(request));
    });
    handler(request, response);
  };
}

const limits = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Hangs up if the body has not come whole by then. */
function limit(request: IncomingMessage, after: number): void {
  clearTimeout(limits.get(request));
  const timer = setTimeout(() => request.complete || request.socket.destroy(), after);
  limits.set(request, timer.unref());
}

/** Files may take their time, once it is known that their sender may send them. */
export function allowUpload(request: IncomingMessage): void {
  if (limits.has(request)) limit(request, LONGEST_UPLOAD);
}
