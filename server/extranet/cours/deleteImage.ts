import { findImage, removeImage, utilisationOf } from '../../eleve/cours/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { Refus, introuvable } from '../../socle/refus/refus.ts';

export const deleteImage: Handler<'deleteImage'> = async ({ trx, input: { id } }) => {
  const image = await findImage(trx, id);
  if (!image) throw sansImage();
  const { url, chapitre_id } = image;
  const utilisation = (await utilisationOf(trx, [url])).get(url)!;
  if (utilisation.length > 0) {
    const told = utilisation.map(({ libelle }) => `«\u00a0${libelle}\u00a0»`).join(', ');
    throw new Refus(
      409,
      `Cette image est encore dans le texte de\u00a0: ${told}. Retirez-l’en d’abord.`,
      {
        utilisation,
      },
    );
  }
  if (!(await removeImage(trx, id))) throw sansImage();
  return {
    message: 'L’image a été supprimée.',
    journal: {
      objet: 'chapitre',
      objet_id: chapitre_id,
      avant: { images: [url] },
      apres: { images: [] },
    },
  };
};

const sansImage = () => introuvable('Cette image n’existe pas ou a été supprimée.');
