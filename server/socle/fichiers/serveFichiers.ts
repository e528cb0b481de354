import type { FastifyInstance } from 'fastify';
import { DOSSIERS } from '../../../regles/images.ts';
import type { Database } from '../db/database.ts';
import { Refus, introuvable } from '../refus/refus.ts';
import type { Stored } from '../http/context.ts';
import { wholeOf } from '../http/wholeOf.ts';
import { nameOf } from './keepImage.ts';
import { versionsKept } from './sortes.ts';
import type { Store } from './store.ts';

const findFichier = ({ read }: Database, empreinte: string) =>
  read
    .selectFrom('fichier')
    .select(['cle', 'sorte', 'largeur'])
    .where('empreinte', '=', empreinte)
    .executeTakeFirst();

/** Undefined where no row names it, or its file is gone. */
export async function openImage(
  database: Database,
  store: Store,
  adresse: string,
): Promise<Stored | undefined> {
  const [, empreinte, version] = /\/([0-9a-f]{32})-([1-9]\d{0,3}\.webp)$/.exec(adresse) ?? [];
  const row = empreinte && (await findFichier(database, empreinte));
  return row ? store.get(nameOf(row.cle, version!)) : undefined;
}

/** Looks for a database row first, so that strangers cannot make us query the store. */
export function serveFichiers(app: FastifyInstance, database: Database, store: Store): void {
  app.get<{ Params: { empreinte: string; version: string } }>(
    `/img/:dossier(^(?:${DOSSIERS.join('|')})$)/:empreinte(^[0-9a-f]{32})-:version(^[1-9]\\d{0,3}\\.(?:avif|webp)$)`,
    async ({ params, log }, reply) => {
      const { empreinte, version } = params;
      const row = await findFichier(database, empreinte);
      if (!row || !versionsKept(row.sorte, row.largeur).includes(version)) throw absente();
      const file = await store.get(nameOf(row.cle, version)).catch((cause: unknown) => {
        log.error({ err: cause }, 'store does not answer');
        throw new Refus(503, 'Cette image ne peut pas être montrée pour le moment.');
      });
      if (!file) {
        log.error({ cle: row.cle, version }, 'picture not in the store');
        throw absente();
      }
      return reply
        .type(`image/${version.split('.')[1]}`)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-length', file.taille)
        .send(wholeOf(file));
    },
  );
}

const absente = () => introuvable('Cette image n’existe pas.');
