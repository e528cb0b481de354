import type { FastifyInstance } from 'fastify';
import { largeursOf } from '../../../regles/images.ts';
import type { Database } from '../db/database.ts';
import { Refus, introuvable } from '../refus/refus.ts';
import { wholeOf } from '../http/whole.ts';
import { nameOf } from './keepImage.ts';
import type { Store } from './store.ts';

/** A database row comes first: strangers cannot make us query the store. */
export function serveFichiers(app: FastifyInstance, { read }: Database, store: Store): void {
  app.get<{ Params: { empreinte: string; largeur: string } }>(
    '/img/:dossier(^(?:questions|acces|chapitres)$)/:empreinte(^[0-9a-f]{32})-:largeur(^[1-9]\\d{0,3}).webp',
    async ({ params, log }, reply) => {
      const row = await read
        .selectFrom('fichier')
        .select(['cle', 'largeur'])
        .where('empreinte', '=', params.empreinte)
        .executeTakeFirst();
      const largeur = Number(params.largeur);
      if (!row || !largeursOf(row.largeur).includes(largeur)) throw absente();
      const file = await store.get(nameOf(row.cle, largeur)).catch((cause: unknown) => {
        log.error({ err: cause }, 'store does not answer');
        throw new Refus(503, 'Cette image ne peut pas être montrée pour le moment.');
      });
      if (!file) {
        log.error({ cle: row.cle, largeur }, 'picture not in the store');
        throw absente();
      }
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-length', file.taille)
        .send(wholeOf(file));
    },
  );
}

const absente = () => introuvable('Cette image n’existe pas.');
