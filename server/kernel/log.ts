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

const FILE = /\.\w+$/;

/** A line a request that is no file, with its id, method, path, status and time; no address, name, query or payload. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, url }, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const path = url.split('?', 1)[0]!;
    const level = FILE.test(path) ? 'debug' : 'info';
    log[level]({ ms }, `${reply.statusCode} ${method} ${path}`);
  });
}
