import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { introuvable } from '../kernel/refus.ts';

/** Drawn pictures, each under the fingerprint of its drawing: an address never changes its picture. */
export function serveDessins(app: FastifyInstance, { read }: Database): void {
  app.get<{ Params: { nom: string } }>('/img/questions/:nom', async (request, reply) => {
    const empreinte = /^([0-9a-f]{32})\.svg$/.exec(request.params.nom)?.[1];
    const dessin =
      empreinte &&
      (await read
        .selectFrom('dessin')
        .select('svg')
        .where('empreinte', '=', empreinte)
        .executeTakeFirst());
    if (!dessin) throw introuvable('Cette image n’existe pas.');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(dessin.svg);
  });
}
