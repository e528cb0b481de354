import { restoreChapitre, restoreModule } from '../../eleve/cours/index.ts';
import { holdQuestions } from '../../eleve/questions/index.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import type { Geste, PlaceDeListe } from '../../socle/journal/geste.ts';
import { holdProduits, refusePubliques } from '../annuler/index.ts';

const deleteModule: Geste<{
  places: { acces: PlaceDeListe[]; chapitres: PlaceDeListe[] };
}> = async (trx, { id, avant: { places }, faitLe }, par) =>
  (await holdProduits(trx, places.acces, 'EL')) &&
  restoreModule(trx, { id, faitLe, ...places }, par);

const deleteChapitre: Geste<{ listeQuestions: string; places: PlaceDeListe[] }> = async (
  trx,
  { id, avant: { listeQuestions, places }, faitLe },
  par,
) => {
  const questions = idsOf(listeQuestions);
  await holdQuestions(trx, questions);
  return (
    (await restoreChapitre(trx, { id, faitLe, places }, par)) && refusePubliques(trx, questions)
  );
};

export const coursGestes = { deleteModule, deleteChapitre };
