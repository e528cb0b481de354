import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { networksOf } from '../securite/networks.ts';

/** In bytes: what a provider tells has a few thousand. */
const LONGEST = 64 * 1024;

interface Webhook {
  path: `/api/${string}`;
  /** As the other side sends it; anything else is 415. */
  type: string;
  receive: (envoi: Envoi, log: FastifyBaseLogger) => Promise<Told>;
}

export interface Envoi {
  /** As it came, byte for byte: its signature stands for that. */
  body: string;
  headers: IncomingHttpHeaders;
  /** The widest network that it comes from. */
  caller: string;
}

/** What the other side is answered: its text is read by people in the provider's back-office. */
export interface Told {
  status: number;
  text: string;
}

/**
 * Where another house tells us something: no browser, no session and no proof of one; what is told
 * proves itself. Outside the contract, since neither form nor answer is ours.
 */
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
