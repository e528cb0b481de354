import { setImmediate as othersAreAnswered } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { DOSSIERS } from '../../../regles/images.ts';
import type { Database } from '../../socle/db/database.ts';
import { networksOf } from '../../socle/securite/networks.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { createTurns } from '../../socle/securite/turns.ts';
import { askedFilm, filmOfVersion, type FormeDeFilm, keptFilm } from './films.ts';
import { findDessin, findScene } from './questions.queries.ts';

/** Each name contains a content hash, so an address never changes its picture. */
export function serveDessins(app: FastifyInstance, { read }: Database): void {
  app.get<{ Params: { nom: string } }>(
    `/img/:dossier(^(?:${DOSSIERS.join('|')})$)/:nom`,
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

/** Drawing blocks the event loop, so drawings take turns with other requests. */
const inTurn = createTurns({ atOnce: 1, waiting: 30 });

const TYPES = {
  svg: 'image/svg+xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
} satisfies Record<FormeDeFilm, string>;

/** Only a correction contains the address. 204: nothing moves. 429: too many wait. */
export function serveFilms(app: FastifyInstance, { read }: Database, secret: string): void {
  app.get<{ Params: { nom: string } }>('/img/films/:nom', async (request, reply) => {
    const asked = askedFilm(request.params.nom, secret);
    const version = asked && (await findScene(read, asked.id));
    if (!version) throw introuvable('Cette image n’existe pas.');
    const kept = keptFilm(version, asked.forme);
    const film =
      kept === undefined
        ? await inTurn(networksOf(request.ip)[0]!, async () => {
            await othersAreAnswered();
            return filmOfVersion(version, asked.forme);
          })
        : kept;
    void reply.header('cache-control', 'private, max-age=31536000, immutable');
    return film === null ? reply.code(204).send() : reply.type(TYPES[asked.forme]).send(film);
  });
}
