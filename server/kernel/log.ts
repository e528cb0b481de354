import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/** A line a request, with its id, method, path, status and time; no address, name or payload. */
export function loggerOptions(level: string, readable: boolean): LoggerOptions {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
    },
    ...(readable && {
      transport: {
        target: 'pino-pretty',
        options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true },
      },
    }),
  };
}

export const requestId = () => randomUUID().slice(0, 8);
