import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSansPlace } from '../db/sansPlace.ts';
import { Refus } from './refus.ts';

const REFUSED: Record<string, [status: number, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'L’envoi est trop volumineux.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'Ce type de contenu n’est pas accepté\u00a0: envoie du JSON.',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'La longueur annoncée ne correspond pas à l’envoi.'],
};

type Answer = Record<string, unknown> & { status: number; message: string };

export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refus, request, reply) => {
    const answer = answerOf(error, request);
    if ('retryAfter' in answer) void reply.header('retry-after', String(answer.retryAfter));
    void reply.header('cache-control', 'no-store').code(answer.status).send(answer);
  });
}

export const answerOf = (error: FastifyError | Refus, request: FastifyRequest): Answer =>
  refusalOf(error) ?? unexpected(error, request);

function refusalOf(error: FastifyError | Refus): Answer | undefined {
  if (error instanceof Refus)
    return { status: error.status, message: error.message, ...error.body };
  const known = REFUSED[error.code];
  if (known) return { status: known[0], message: known[1] };
  const { statusCode: status = 500 } = error;
  return status >= 400 && status < 500 ? { status, message: ILLISIBLE } : undefined;
}

const ILLISIBLE = 'La demande est illisible.';

/** In seconds: who owns the server needs time to make room. */
const LIBERE = 30;
const SANS_PLACE = {
  status: 503,
  message: 'Notre serveur n’a plus de place pour enregistrer. À réessayer dans quelques minutes.',
  retryAfter: LIBERE,
};

/** The response has a reference into the log, and no details. */
function unexpected(error: Error, request: FastifyRequest): Answer {
  request.log.error({ err: error }, 'unexpected failure');
  if (isSansPlace(error)) return { ...SANS_PLACE, reference: request.id };
  return {
    status: 500,
    message: 'Une erreur est survenue de notre côté. À réessayer dans un instant.',
    reference: request.id,
  };
}

type Headers = Record<string, string>;

/** An undecodable address reaches no route, hook or error handler. */
export const answerBadAddress = (headers: Headers) => (reply: FastifyReply) =>
  reply
    .headers(headers)
    .header('cache-control', 'no-store')
    .code(400)
    .send({ status: 400, message: 'Cette adresse est illisible.' });

/** Fastify has not started yet, so this writes the raw response. */
export const answerUnreadable =
  (headers: Headers) =>
  (error: { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = STATUS_OF[error.code ?? ''] ?? '400 Bad Request';
    const body = JSON.stringify({ status: Number(status.slice(0, 3)), message: ILLISIBLE });
    const head = {
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  };

const STATUS_OF: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
