import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { introuvable } from '../kernel/refus.ts';
import { findDessin } from './questions.queries.ts';

/** Drawn pictures, each under the fingerprint of its drawing: an address never changes its picture. */
export function serveDessins(app: FastifyInstance, { read }: Database): void {
  app.get<{ Params: { nom: string } }>(
    '/img/:dossier(^(?:questions|acces|chapitres)$)/:nom',
    async (request, reply) => {
      const svg = await findDessin(read, request.params.nom);
      if (!svg) throw introuvable('Cette image n’existe pas.');
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(svg);
    },
  );
}

/** While developing: a page with every sign and a sheet of scenes, to be looked at. */
export function servePlanche(app: FastifyInstance): void {
  app.get('/dessins', async (_request, reply) => {
    const { planche } = await import('../../drawing/planche.ts');
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
      )
      .send(planche());
  });
}
