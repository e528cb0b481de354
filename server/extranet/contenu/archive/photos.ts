import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { versionsOf } from '../../../../regles/images.ts';
import type { Db } from '../../../socle/db/database.ts';
import type { Images } from '../../../socle/http/context.ts';
import { Refus } from '../../../socle/refus/refus.ts';
import { fileNameOf } from './questions.ts';

type Upload = Parameters<Images['look']>[0];

export interface Photo {
  empreinte: string;
  largeur: number;
  hauteur: number;
  /** Undefined when the picture is already stored. */
  upload?: Upload;
}

const SIENNE = /^([0-9a-f]{32})-([1-9]\d{0,3})\.webp$/;

/** Decodes each picture once; throws a `Refus` for a bad one. */
export function photosOf(db: Db, fichiers: ReadonlyMap<string, string>, look: Images['look']) {
  const seen = new Map<string, Promise<Photo>>();

  async function readPhoto(nom: string): Promise<Photo> {
    const [, empreinte, largeur] = SIENNE.exec(nom) ?? [];
    if (!empreinte) {
      const chemin = fichiers.get(`images/${nom}`);
      if (!chemin)
        throw new Refus(422, `La photo «\u00a0${nom}\u00a0» n’est pas dans «\u00a0images\u00a0».`);
      const upload = { chemin, champ: 'archive' };
      return { ...(await look(upload)), upload };
    }
    const chemins = versionsOf(`/img/questions/${nom}`).flatMap(
      ({ adresse }) => fichiers.get(`images/${fileNameOf(adresse)}`) ?? [],
    );
    const kept = await db
      .selectFrom('fichier')
      .select(['largeur', 'hauteur'])
      .where('empreinte', '=', empreinte)
      .executeTakeFirst();
    const upload = { chemin: chemins.at(-1)!, champ: 'archive' };
    if (kept && kept.largeur === Number(largeur)) {
      const known = { empreinte, ...kept };
      // The file name now belongs to a different picture.
      return chemins.length > 0 && (await hashOf(chemins)) !== empreinte
        ? { ...known, ...(await look(upload)) }
        : known;
    }
    if (chemins.length === 0)
      throw new Refus(422, `La photo «\u00a0${nom}\u00a0» n’est ni dans l’archive, ni déjà ici.`);
    return { ...(await look(upload)), upload };
  }

  return (nom: string): Promise<Photo> => {
    const known = seen.get(nom) ?? readPhoto(nom);
    seen.set(nom, known);
    known.catch(() => {});
    return known;
  };
}

async function hashOf(chemins: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const chemin of chemins) hash.update(await readFile(chemin));
  return hash.digest('hex').slice(0, 32);
}
