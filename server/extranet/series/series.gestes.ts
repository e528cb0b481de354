import { findThemeEntier, leaveOutOfSerie, restoreTheme } from '../../eleve/series/index.ts';
import { holdQuestions } from '../../eleve/questions/index.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import type { Geste, PlaceDeListe } from '../../socle/journal/geste.ts';
import { holdProduits, lastOf, missingOf, publiqueOf, publiquesOf } from '../annuler/index.ts';

interface SerieSupprimee {
  listeQuestions: string;
  acces: { id: number; libelle: string }[];
  places: PlaceDeListe[];
}

const deleteTheme: Geste<SerieSupprimee> = async (
  trx,
  { id, avant: { listeQuestions, acces, places }, faitLe, tard },
  { admin, now },
) => {
  const questions = idsOf(listeQuestions);
  await holdQuestions(trx, questions);
  const held = await holdProduits(trx, places, { type: 'QT', noms: acces, tard });
  const auteur = { admin_id: admin.id, now };
  const last = await restoreTheme(trx, { id, faitLe, places: held.places }, auteur);
  if (!last) return false;
  const publiques = await publiquesOf(trx, questions);
  const dit = [
    ...held.dit,
    ...lastOf('Dans le produit', last, acces),
    ...[...publiques].map(publiqueOf),
  ];
  if (!tard) return dit;
  if (publiques.size > 0) await leaveOutOfSerie(trx, id, publiques);
  const today = idsOf((await findThemeEntier(trx, id))!.listeQuestions);
  return [
    ...dit,
    ...missingOf(
      questions.filter((each) => !publiques.has(each)),
      today,
    ),
  ];
};

export const seriesGestes = { deleteTheme };
