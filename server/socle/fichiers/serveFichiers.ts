import type { FastifyInstance } from 'fastify';
import { DOSSIERS, largeursOf } from '../../../regles/images.ts';
import type { Database } from '../db/database.ts';
import { Refus, introuvable } from '../refus/refus.ts';
import type { Stored } from '../http/context.ts';
import { wholeOf } from '../http/wholeOf.ts';
import { nameOf } from './keepImage.ts';
import type { Store } from './store.ts';

const findFichier = ({ read }: Database, empreinte: string) =>
  read
    .selectFrom('fichier')
    .select(['cle', 'largeur'])
    .where('empreinte', '=', empreinte)
    .executeTakeFirst();

/** Undefined where no row names it, or its file is gone. */
export async function openImage(
  database: Database,
  store: Store,
  adresse: string,
): Promise<Stored | undefined> {
  const [, empreinte, largeur] = /\/([0-9a-f]{32})-([1-9]\d{0,3})\.webp$/.exec(adresse) ?? [];
  const row = empreinte && (await findFichier(database, empreinte));
  return row ? store.get(nameOf(row.cle, Number(largeur))) : undefined;
}

/** Looks for a database row first, so that strangers cannot make us query the store. */
export function serveFichiers(app: FastifyInstance, database: Database, store: Store): void {
  app.get<{ Params: { empreinte: string; largeur: string } }>(
    `/img/:dossier(^(?:${DOSSIERS.join('|')})$)/:empreinte(^[0-9a-f]{32})-:largeur(^[1-9]\\d{0,3}).webp`,
    async ({ params, log }, reply) => {
      const row = await findFichier(database, params.empreinte);
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
