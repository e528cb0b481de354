import type { Handler } from '../../socle/http/mount.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { holdTheme, isAccueil, listAccesOfThemes, removeTheme } from '../../eleve/series/index.ts';
import { sansSerie } from './serieEntiere.ts';

export const deleteTheme: Handler<'deleteTheme'> = async (context) => {
  const { trx, admin, input, now } = context;
  const theme = await holdTheme(trx, input.id);
  if (!theme) throw sansSerie();
  if (isAccueil(theme))
    throw new Refus(
      409,
      'La page d’accueil pose les questions de cette série\u00a0: elle ne peut pas être supprimée.',
    );
  const acces = (await listAccesOfThemes(trx, [theme.id])).get(theme.id) ?? [];
  const places = await removeTheme(trx, theme.id, { admin_id: admin.id, now });
  const { libelle, listeQuestions } = theme;
  const noms = acces.map((each) => `«\u00a0${each.libelle}\u00a0»`).join(', ');
  return {
    acces,
    message: [
      `La série «\u00a0${libelle}\u00a0» a été supprimée.`,
      ...(acces.length > 0
        ? [`Elle a été retirée ${acces.length === 1 ? 'du produit' : 'des produits'} ${noms}.`]
        : []),
    ].join(' '),
    journal: {
      objet: 'theme',
      objet_id: theme.id,
      avant: { libelle, listeQuestions, acces: acces.map((each) => nameOf(each)), places },
    },
  };
};

const nameOf = ({ id, libelle }: { id: number; libelle: string }) => ({ id, libelle });
