import type { calls } from '../../contract/index.ts';
import { adresseOf } from '../../contract/images.ts';
import type { Handler } from '../kernel/mount.ts';
import { sansChapitre } from './chapitreOf.ts';
import { findChapitre } from './cours.queries.ts';
import { withUtilisation } from './utilisation.ts';

export const uploadImages: Handler<(typeof calls)['uploadImages']> = async (context) => {
  const { db, write, keepImage, now } = context;
  const { images: files, chapitre_id } = context.input;
  if (!(await findChapitre(db, chapitre_id))) throw sansChapitre();
  const kept: Awaited<ReturnType<typeof keepImage>>[] = [];
  for (const { chemin } of files) kept.push(await keepImage({ chemin, champ: 'images' }));
  const { images } = await write(async (trx) => {
    if (!(await findChapitre(trx, chapitre_id))) throw sansChapitre();
    const images = await trx
      .insertInto('chapitreImage')
      .values(
        kept.map(({ largeur, hauteur, empreinte }) => ({
          chapitre_id,
          url: adresseOf('chapitres', { empreinte, largeur }),
          largeur,
          hauteur,
          dateCreation: now.toISOString(),
        })),
      )
      .returning(['id', 'url', 'largeur', 'hauteur'])
      .execute();
    const apres = { images: images.map(({ url }) => url) };
    return {
      images,
      journal: { objet: 'chapitre', objet_id: chapitre_id, avant: null, apres },
    };
  });
  return {
    urls: images.map(({ url }) => url),
    images: await withUtilisation(db, images),
    message: 'Image(s) chargée(s) avec succès',
  };
};
