import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../db/database.ts';
import { Refus } from '../refus/refus.ts';
import { type Prepared, type Upload, prepareImage } from './prepareImage.ts';
import type { SorteDImage } from './sortes.ts';
import type { Store } from './store.ts';

const A_WEEK_MS = 7 * 24 * 3_600_000;

export const inAWeek = (now: Date) => new Date(now.getTime() + A_WEEK_MS).toISOString();

export const nameOf = (cle: string, version: string) => `${cle.slice(0, 2)}/${cle}-${version}`;

export type ImageGardee = Omit<Prepared, 'versions'>;

interface ImageTools {
  database: Database;
  store: Store;
  now: Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Slow: call it before the transaction that uses it. 422: bad picture; 503: not stored. */
export async function keepImage(
  { database, store, now, log }: ImageTools,
  upload: Upload,
): Promise<ImageGardee> {
  const { versions, ...image } = await prepareImage(upload);
  const poids = versions.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const cle = await database.write((trx) =>
    reserve(trx, { ...image, sorte: upload.sorte, poids }, now),
  );
  try {
    for (const { version, bytes } of versions) await store.put(nameOf(cle, version), bytes);
  } catch (cause) {
    log.error({ err: cause }, 'picture not stored');
    throw new Refus(503, 'L’image n’a pas pu être enregistrée. Réessayez dans un instant.');
  }
  return image;
}

/** Writes the row first, so that a sweep finds what a crash leaves behind. */
async function reserve(
  trx: Db,
  image: ImageGardee & { sorte: SorteDImage | undefined; poids: number },
  now: Date,
): Promise<string> {
  const dateCreation = now.toISOString();
  const seen = { dateControle: inAWeek(now), dateInutile: dateCreation };
  const { cle } = await trx
    .insertInto('fichier')
    .values({ ...image, ...seen, cle: randomBytes(16).toString('hex'), dateCreation })
    .onConflict((conflict) => conflict.column('empreinte').doUpdateSet(seen))
    .returning('cle')
    .executeTakeFirstOrThrow();
  return cle;
}
