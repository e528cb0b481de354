import { addImages, findChapitre, withUtilisation } from '../../eleve/cours/index.ts';
import { adresseOf } from '../../../regles/images.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { sansChapitre } from './chapitreOf.ts';

export const uploadImages: Handler<'uploadImages'> = async (context) => {
  const { db, write, keepImage, now } = context;
  const { images: files, chapitre_id } = context.input;
  if (!(await findChapitre(db, chapitre_id))) throw sansChapitre();
  const kept: Awaited<ReturnType<typeof keepImage>>[] = [];
  for (const { chemin } of files) kept.push(await keepImage({ chemin, champ: 'images' }));
  const { images } = await write(async (trx) => {
    if (!(await findChapitre(trx, chapitre_id))) throw sansChapitre();
    const sent = kept.map(({ largeur, hauteur, empreinte }) => ({
      url: adresseOf('chapitres', { empreinte, largeur }),
      largeur,
      hauteur,
    }));
    const images = await addImages(trx, chapitre_id, sent, now);
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
