import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { LoggerOptions } from 'pino';

export function loggerOptions(level: string, readable: boolean): LoggerOptions {
  return {
    level,
    ...(readable && {
      transport: {
        target: 'pino-pretty',
        options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true },
      },
    }),
  };
}

export const requestId = () => randomUUID().slice(0, 8);

/** A line a request, with its id, method, path, status and time; no address, name, query or payload. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, url }, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ ms }, `${reply.statusCode} ${method} ${url.split('?', 1)[0]}`);
  });
}
