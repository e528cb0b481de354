import { adresseOf } from '../../../regles/images.ts';
import {
  addImages,
  findChapitre,
  findImage,
  removeImage,
  utilisationOf,
  withUtilisation,
} from '../../eleve/cours/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
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
    return { images, journal: { objet: 'chapitre', objet_id: chapitre_id, avant: null, apres } };
  });
  return {
    urls: images.map(({ url }) => url),
    images: await withUtilisation(db, images),
    message: 'Image(s) chargée(s) avec succès',
  };
};

export const deleteImage: Handler<'deleteImage'> = async ({ trx, input: { id }, now }) => {
  const image = await findImage(trx, id);
  if (!image) throw sansImage();
  const { url, chapitre_id } = image;
  const utilisation = (await utilisationOf(trx, [url])).get(url)!;
  if (utilisation.length > 0) {
    const noms = utilisation.map(({ libelle }) => `«\u00a0${libelle}\u00a0»`).join(', ');
    const message = `Cette image est encore dans le texte de\u00a0: ${noms}. Retirez-l’en d’abord.`;
    throw conflict(message, { utilisation });
  }
  if (!(await removeImage(trx, id, now))) throw sansImage();
  const [avant, apres] = [{ images: [url] }, { images: [] }];
  return {
    message: 'L’image a été supprimée.',
    journal: { objet: 'chapitre', objet_id: chapitre_id, avant, apres },
  };
};

const sansImage = () => introuvable('Cette image n’existe pas ou a été supprimée.');
