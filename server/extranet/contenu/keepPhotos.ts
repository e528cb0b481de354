import type { FastifyBaseLogger } from 'fastify';
import type { ModuleEcrit, Question } from '../../../content/content.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Mounting } from '../../socle/http/mount.ts';
import { createReader } from './archive/reader.ts';
import { type Photo, photosOf } from './archive/photos.ts';
import { type TexteLu, texteLu } from './archive/texteLu.ts';

export interface GardeDePhotos {
  garde: Pick<Mounting, 'keepImage' | 'lookAtImage'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: Date;
}

const appelant = 'contenu';

/** Stores photos before the transaction that refers to them; throws for a bad one. */
export async function keepPhotos(
  db: Db,
  { questions, chapitres }: { questions: readonly Question[]; chapitres: ModuleEcrit['chapitres'] },
  fichiers: ReadonlyMap<string, string>,
  { garde, log, now }: GardeDePhotos,
) {
  const photo = photosOf(db, fichiers, (upload) => garde.lookAtImage({ ...upload, appelant }));
  const keep = async ({ upload }: Photo) => {
    if (upload) await garde.keepImage({ ...upload, appelant }, { now, log });
  };
  const photos = new Map<string, Photo>();
  for (const { photo: nom } of questions) {
    if (nom === undefined || photos.has(nom)) continue;
    const found = await photo(nom);
    await keep(found);
    photos.set(nom, found);
  }
  const reader = createReader();
  await reader.open(fichiers, '');
  const enHtml = new Map<string, TexteLu>();
  for (const { ref, libelle, texte, html } of chapitres) {
    if (!html) continue;
    const morceaux = texte.filter((m) => 'html' in m);
    const autour = { db, reader, fichiers, photo, ...html };
    const lu = await texteLu({ libelle, morceaux, enHtml: true }, autour);
    for (const each of lu.photos) await keep(each);
    enHtml.set(ref, lu);
  }
  return { photos, enHtml };
}
