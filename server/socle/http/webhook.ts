import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { networksOf } from '../securite/networks.ts';

/** In bytes; notifications have a few thousand. */
const LONGEST = 64 * 1024;

interface Webhook {
  path: `/api/${string}`;
  type: string;
  receive: (envoi: EnvoiSigne, log: FastifyBaseLogger) => Promise<Told>;
}

export interface EnvoiSigne {
  /** The raw text, since the signature covers it. */
  body: string;
  headers: IncomingHttpHeaders;
  caller: string;
}

export interface Told {
  status: number;
  text: string;
}

/** Not in the contract: the provider defines its form, and a signature proves it. */
export function mountWebhook(app: FastifyInstance, { path, type, receive }: Webhook): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: LONGEST }, (_, body, done) =>
      done(null, body),
    );
    scope.post(path, async (request, reply) => {
      const { status, text } = await receive(
        {
          body: typeof request.body === 'string' ? request.body : '',
          headers: request.headers,
          caller: networksOf(request.ip).at(-1)!,
        },
        request.log,
      );
      return reply.status(status).type('text/plain; charset=utf-8').send(text);
    });
  });
}
